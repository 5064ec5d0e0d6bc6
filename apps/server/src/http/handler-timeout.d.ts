import { type FastifyInstance } from 'fastify';
import { Deadline } from '../db/deadline.ts';
declare module 'fastify' {
    interface FastifyRequest {
        /** Cancels the request's work in the database; null for routes without this limit. */
        deadline: Deadline | null;
    }
}
/**
 * Ends requests that take too long with a 503, whether the body trickles in or the handler hangs, and cancels their
 * work in the database: what was answered with a 503 is never committed afterwards. Routes that only read from memory
 * do not need it; an upload sets its own `handlerTimeout`. Checking the oldest requests from time to time costs less
 * than a timer and a signal per request.
 */
export declare function limitHandlers(server: FastifyInstance, timeoutMs?: number): void;
