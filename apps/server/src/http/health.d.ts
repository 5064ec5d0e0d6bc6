import type { FastifyInstance } from 'fastify';
import type { App } from '../context.ts';
/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, the database is reachable, the schema is current
 * and the node is not draining.
 */
export declare function mountHealth(server: FastifyInstance, app: App): void;
