/* rpc.h - what LatRPC and its helper rpc-partner have agreed on */

#ifndef KS_RPC_H
#define KS_RPC_H

#define KS_RPC_SAY	128	/* bytes of each answer */

#endif
