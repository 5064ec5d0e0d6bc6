import { type FastifyInstance } from 'fastify';
declare module 'fastify' {
    interface FastifyRequest {
        /** The bytes of a body as received: the signature covers them. */
        rawBody?: Buffer;
    }
}
/**
 * Accepts JSON only and keeps the raw bytes; `text/plain`, which another site's page may post without a preflight, is
 * refused.
 */
export declare function keepRawBody(server: FastifyInstance): void;
