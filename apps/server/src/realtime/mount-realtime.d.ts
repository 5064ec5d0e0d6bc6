import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/**
 * The live connection of members: `GET /api/live` as a WebSocket. It announces that something changed, never what: the
 * data comes from ordinary calls, with their permissions. Changes on other nodes arrive over the bus.
 */
export declare function mountRealtime(server: FastifyInstance, app: App): Promise<void>;
