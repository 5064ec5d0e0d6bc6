import type { MemberCtx } from '../../../context.ts';
/**
 * Checks the member's password and issues a proof of ten minutes.
 * @throws WrongPassword, also for a member without one; PuzzleNeeded, AccountLocked
 */
export declare function validatePassword(ctx: MemberCtx, { oldPassword, puzzle }: {
    oldPassword: string;
    puzzle?: string | undefined;
}): Promise<{
    ticket: string;
    expiresAt: number;
}>;
