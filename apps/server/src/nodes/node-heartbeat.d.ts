import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
export declare const heartbeatMs = 10000;
/** Records that this node runs, as long as it listens: other nodes and the console see which are there. */
export declare function mountNodeHeartbeat(server: FastifyInstance, app: App): void;
