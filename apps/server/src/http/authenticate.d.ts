import type { FastifyRequest } from 'fastify';
import type { App, Viewer } from '../context.ts';
/** The claimed caller, and the key and nonce scope that must prove it. */
export interface Identity {
    viewer: Viewer | null;
    key: string;
    scope: string;
}
/**
 * Authenticates the caller. Every call is signed: with the session's key when a token is sent, otherwise with the app
 * key.
 * @throws SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export declare function authenticate(app: App, request: FastifyRequest, options?: {
    admitsSupersededToken?: boolean;
    read?: boolean;
}): Promise<Viewer | null>;
/**
 * Finds the session that a request names. The token is valid only together with the companion cookie of the browser it
 * was given to. Proves nothing until the signature is checked with the returned key.
 * @throws TokenInvalid, SignedOutElsewhere
 */
export declare function identify(app: App, request: FastifyRequest, options?: {
    admitsSupersededToken?: boolean;
}): Promise<Identity>;
