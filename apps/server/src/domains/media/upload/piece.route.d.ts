import type { FastifyInstance } from 'fastify';
import type { App } from '../../../context.ts';
/** `PUT /api/FileFront/PutPiece/{uploadId}/{index}`: the raw bytes of one piece, signed like any call. */
export declare function mountPieceRoute(server: FastifyInstance, app: App): void;
