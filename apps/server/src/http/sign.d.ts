import type { FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
/** The single value of a header, or an empty text. */
export declare function header(request: FastifyRequest, name: string): string;
/**
 * Checks `x-signature` = HMAC-SHA256(key, method ⏎ path ⏎ timestamp ⏎ nonce ⏎ SHA-256 of the raw body), hexadecimal. A
 * streamed body is signed by its `x-content-sha256`; its reader compares the hash.
 * @throws SignatureInvalid
 */
export declare function verifySignature(app: App, request: FastifyRequest, { key, scope, read }: {
    key: string;
    scope: string;
    read: boolean;
}): Promise<void>;
interface Proof {
    timestamp: string;
    nonce: string;
    scope: string;
    /** Whether the nonce counts on this node alone: `read` of the method. */
    read: boolean;
    expected: string;
    given: string;
}
/** The checks common to both forms: clock within ±300 s, correct signature, nonce never seen in its scope. */
export declare function verifyOnce(app: App, proof: Proof): Promise<void>;
/** The path as in the request line, without the query. */
export declare function pathOf(request: FastifyRequest): string;
export {};
