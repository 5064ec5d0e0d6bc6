import type { FastifyInstance } from 'fastify';
/**
 * Closes connections while the server stops: idle ones at once, and after some time those whose request has not arrived
 * completely (half of the headers, or a body that was announced and does not come); otherwise a single caller keeps a
 * node from stopping. A request that has arrived is answered, however long that takes.
 */
export declare function endUnfinished(server: FastifyInstance, waitMs?: number): void;
