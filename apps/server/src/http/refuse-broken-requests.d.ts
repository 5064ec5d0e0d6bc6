import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
/** Answers invalid HTTP, oversized headers and slow requests with our own envelope. */
export declare function refuseBrokenRequests(error: ConnectionError, socket: Socket): void;
/** Answers a URL that cannot be decoded (`/%`), before any route or hook. */
export declare function refuseBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void;
