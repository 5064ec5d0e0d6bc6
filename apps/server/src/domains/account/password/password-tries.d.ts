import type { Ctx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
/**
 * Counts an attempt before the comparison; the sixth in 15 minutes needs a puzzle, the tenth wrong one in an hour locks
 * the password for 30 minutes. Counted by account name, so that unknown names behave like known ones.
 * @param account key of the account name
 * @throws PuzzleNeeded, AccountLocked with `details.n`, the minutes left
 */
export declare function permitTry(ctx: Ctx, account: string, puzzle: string | undefined): Promise<PasswordTry>;
/** Resets the count after a new password. */
export declare function forgetTries(db: Queryable, account: string): Promise<void>;
export interface PasswordTry {
    /** The password was correct: earlier failures are reset. */
    succeed: () => Promise<void>;
    failTry: () => Promise<void>;
}
