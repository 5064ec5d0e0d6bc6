import type { FastifyInstance } from 'fastify';
import type { App, Ctx } from '../../context.ts';
/**
 * Records that somebody opened a post. Views are written together every few seconds, so that reading writes nothing.
 */
export declare function recordView(ctx: Ctx, post: {
    id: string;
    author_id: string;
}): void;
/** Writes the views recorded on this node. On failure they are dropped: a view is not worth a retry. */
export declare function flushViews(app: App): Promise<void>;
/** Writes the remaining views before the node stops. */
export declare function mountViewCounter(server: FastifyInstance, app: App): void;
