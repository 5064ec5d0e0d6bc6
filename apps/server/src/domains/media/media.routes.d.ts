import type { FastifyInstance } from 'fastify';
import type { App } from '../../context.ts';
/** Upload and file routes. They have a scope of their own, because no other route accepts such bodies. */
export declare function mountFileRoutes(server: FastifyInstance, app: App): Promise<void>;
