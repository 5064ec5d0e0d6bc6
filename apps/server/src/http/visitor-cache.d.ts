import { type Caches } from '../cache/caches.ts';
import type { Ctx } from '../context.ts';
import type { Implementation } from './implement.ts';
/** A successful response of a call. */
export interface Answer {
    /** Its result as JSON text. */
    result: string;
    /** The whole envelope, as bytes where it is sent to many. */
    body: string | Buffer;
}
/**
 * Responses of methods whose declaration lets visitors share them for a few seconds: a hundred concurrent visitors cost
 * one query. Members' responses are neither stored in it nor taken from it.
 */
export interface VisitorCache {
    call: (implementation: Implementation, ctx: Ctx, input: unknown) => Promise<Answer>;
}
/** The cache of one node. `on: false` disables it, for tests that read what they have just written. */
export declare function makeVisitorCache(caches: Caches, on: boolean): VisitorCache;
