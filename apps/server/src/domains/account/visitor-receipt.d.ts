import type { Method } from '@guangquan/contract';
import * as z from 'zod';
import type { App, Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import type { NewSession } from '../../session/issue-session.ts';
/**
 * What a visitor's write answered, kept for a retry. Found and decrypted by keys derived from requestId and every field
 * of the body, including password and ticket: the id alone, or the whole database, is not enough.
 */
export interface Receipt<T> {
    requestHash: Buffer;
    sealKey: Buffer;
    schema: z.ZodType<T>;
}
/** The session that a visitor's write opened. */
export type OpenedSession = NewSession & {
    memberId: string;
};
export declare const OpenedSession: z.ZodObject<{
    sessionId: z.ZodString;
    token: z.ZodString;
    signKey: z.ZodString;
    cookie: z.ZodString;
    expiresAt: z.ZodCoercedDate<unknown>;
    memberId: z.ZodString;
}, z.core.$strip>;
/** Null without a requestId: such a request has no receipt. */
export declare function receiptOf<T>({ env }: Pick<App, 'env'>, request: {
    method: Method;
    input: {
        requestId?: string | undefined;
    };
    schema: z.ZodType<T>;
}): Receipt<T> | null;
/**
 * Runs a write; if it fails because the same request was committed before, or meanwhile on another node, returns what
 * that one stored.
 */
export declare function withReceipt<T>(ctx: Ctx, receipt: Receipt<T> | null, write: () => Promise<T>): Promise<T>;
/** As `withReceipt`, for a write that opens a session: it is given again, with its cookie, unless it has ended. */
export declare function withSessionReceipt(ctx: Ctx, receipt: Receipt<OpenedSession> | null, write: () => Promise<OpenedSession>): Promise<OpenedSession>;
/**
 * Runs `work` and stores its result, in the transaction of the write. A concurrent repetition waits here for the end of
 * the first request.
 * @throws Failure TicketInvalid when the same request was committed
 */
export declare function writeReceipt<T>(tx: Tx, receipt: Receipt<T> | null, work: () => Promise<T>): Promise<T>;
