import type { FastifyRequest } from 'fastify';
import type { App, Ctx } from '../../../context.ts';
/** What a token of the file host permits. */
export interface UploadPass {
    memberId: string;
    useType: number;
    /** Maximum size of a file in bytes. */
    maxBytes: number;
}
/** Looks up a token of the file host: implemented by the domain that issues them. */
export declare const uploadPasses: import("../../../extension-point.ts").ExtensionPoint<(ctx: Ctx, token: string) => Promise<UploadPass | null>>;
export interface Sender {
    memberId: string;
    /** Null for a session, which may upload anything. */
    pass: UploadPass | null;
}
/**
 * Finds who uploads, in one of three ways: a signed request of a session, the token of the file host's own sign-in, or
 * the second form of a signature. That form signs the text fields, so it can be checked only after they are received.
 * @returns the sender, or a function to call with the fields
 * @throws TokenInvalid, SignatureInvalid, SignedOutElsewhere, TooFast
 */
export declare function findSender(app: App, ctx: Ctx, request: FastifyRequest): Promise<Sender | ((fields: Record<string, string>) => Promise<Sender>)>;
