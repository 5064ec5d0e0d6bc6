import type { FastifyInstance } from 'fastify';
/**
 * Logs one line per response. The route's pattern replaces the URL, so that it contains no id and no query; the member
 * is named by id only.
 */
export declare function mountRequestLog(server: FastifyInstance): void;
declare module 'fastify' {
    interface FastifyContextConfig {
        /** Requested every few seconds by machines: logged only when refused. */
        quiet?: boolean;
    }
}
