import type { Ctx } from '../../context.ts';
/**
 * Marks the browser that begins a flow by an HttpOnly cookie, and returns the hash to store. A second tab uses the mark
 * of the first, so that both flows can finish.
 */
export declare function markBrowser(ctx: Ctx): Buffer;
/** The hash of the calling browser's mark; for one without a mark a hash that matches nothing. */
export declare function browserHash(ctx: Ctx): Buffer;
