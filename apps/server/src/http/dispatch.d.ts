import type { FastifyInstance } from 'fastify';
import type { App, Viewer } from '../context.ts';
import type { Implementation } from './implement.ts';
import type { VisitorCache } from './visitor-cache.ts';
declare module 'fastify' {
    interface FastifyRequest {
        /** The authenticated caller, for the log; null for a visitor and before the gate. */
        viewer: Viewer | null;
    }
    interface FastifyContextConfig {
        /** `Service/Method` of a call, for log and metrics. */
        call?: string;
    }
}
/**
 * The single entry point of all calls: `POST /api/services/{product}/{Service}/{Method}`, for staff `/api/console/…`,
 * one route per implementation. What is not declared has no route.
 */
export declare function mountDispatcher(server: FastifyInstance, app: App, implementations: Implementation[], cache: VisitorCache): void;
