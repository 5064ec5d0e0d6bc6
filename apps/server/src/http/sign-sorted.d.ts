import type { FastifyRequest } from 'fastify';
import type { App, Viewer } from '../context.ts';
/** Scheme of the second form: `Authorization: GQ-SORTED timestamp:nonce:signature`. */
export declare const sortedScheme = "GQ-SORTED";
/** Whether a request uses the second form. */
export declare function hasSortedAuthorization(request: FastifyRequest): boolean;
/**
 * The second form of a signature, for the file host's two endpoints: HMAC-SHA256 over method, path, the request's text
 * parameters sorted by name, nonce and timestamp. The key is the session's when `x-user-token` and `x-user-id` are sent
 * (with the companion cookie), otherwise the app key. Files are not covered.
 * @returns the caller, or null for a visitor
 * @throws SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export declare function verifySortedAuthorization(app: App, request: FastifyRequest, params: Record<string, string>): Promise<Viewer | null>;
/** The text that the second form signs. */
export declare function sortedText(method: string, path: string, params: Record<string, string>, nonce: string, timestamp: string): string;
