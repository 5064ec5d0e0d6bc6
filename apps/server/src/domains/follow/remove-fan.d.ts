import type { MemberCtx } from '../../context.ts';
/** Removes a fan of the caller without notifying them; they may follow again. Idempotent. @throws ContentNotFound */
export declare function removeFan(ctx: MemberCtx, { userId }: {
    userId: string;
}): Promise<{
    fansCount: number;
}>;
