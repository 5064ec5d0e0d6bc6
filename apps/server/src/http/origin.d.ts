import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
declare module 'fastify' {
    interface FastifyContextConfig {
        /** A route of the file host: the site's own pages may call it from their other origin. */
        openToSite?: boolean;
    }
}
/**
 * Refuses requests of other sites' pages. Browsers send the origin with every POST; other programs send none, and have
 * no cookie that could be abused.
 */
export declare function mountOriginCheck(server: FastifyInstance, app: App): void;
/** Whether the request has the site itself as its origin, as browsers send for every WebSocket. */
export declare function isOwnOrigin(app: App, request: FastifyRequest): boolean;
