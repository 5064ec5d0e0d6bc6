import type { MemberCtx } from '../../../context.ts';
/** Counts a look at a number, on every node. @throws TooFast */
export declare function countSerialLook(ctx: MemberCtx): Promise<void>;
/** The looks that led to a registration do not count: its own and the one before it. */
export declare const forgetSerialLooks: (ctx: MemberCtx) => Promise<void>;
/** A try of an access code that was counted before the comparison. */
export interface CodeTry {
    /** Tries that are left if it was wrong. */
    remain: number;
    /** It was right: it does not count. */
    succeed: () => Promise<void>;
}
/** Counts a try of an access code, on every node, by member and by address. @returns null where none is left */
export declare function countCodeTry(ctx: MemberCtx): Promise<CodeTry | null>;
