import type { Ctx, MemberCtx } from '../../context.ts';
/** Permissions of an upload token and the owner of the files. */
export interface Uploader {
    memberId: string;
    useType: number;
    /** Largest file in bytes. */
    maxBytes: number;
}
/** Issues a ticket for the file host: five minutes, one use, one kind of file, up to one size. */
export declare function issueUploadTicket(ctx: MemberCtx, { useType, size }: {
    useType: number;
    size: number;
}): Promise<{
    account: string;
    password: string;
    expiresAt: number;
}>;
/**
 * Exchanges a member's id and ticket for a token that permits uploads only.
 * @throws WrongPassword for an expired, used or foreign ticket
 */
export declare function exchangeUploadTicket(ctx: Ctx, { account, password }: {
    account: string;
    password: string;
}): Promise<{
    token: string;
}>;
/** The uploader of a file host token, or null. It ends with the session it was issued in. */
export declare function findUploader(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<Uploader | null>;
