import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Viewer } from '../context.ts';
import type { Implementation } from './implement.ts';
import type { Answer, VisitorCache } from './visitor-cache.ts';
/**
 * The gate of every call, in fixed order: general limit and identity → access → class limit → input → mute → (once) run →
 * output.
 */
export declare function passGate(app: App, cache: VisitorCache, implementation: Implementation, request: FastifyRequest, reply: FastifyReply): Promise<Answer>;
export interface AdmitOptions {
    admitsSupersededToken?: boolean;
    read?: boolean;
    /** Text parameters of a request that may use the second form of signature. */
    params?: Record<string, string>;
}
/**
 * Counts a request and authenticates its caller, by either form of signature. Members count by id, so that an office
 * behind one address is not limited as a whole; a caller who cannot prove a session counts by address.
 * @returns the caller, or null for a visitor
 * @throws TooFast, SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export declare function admit(app: App, request: FastifyRequest, options?: AdmitOptions): Promise<Viewer | null>;
