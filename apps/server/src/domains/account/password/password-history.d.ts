import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/**
 * Whether a password is one of the member's last three. Always three comparisons, so that the timing reveals neither
 * their number nor whether the member exists.
 */
export declare function wasUsedBefore(ctx: Ctx, owner: {
    memberId: string;
    current: string | null;
} | null, password: string): Promise<boolean>;
/** Stores a member's new password as the current one and in the history. */
export declare function writePassword(ctx: Ctx, tx: Tx, memberId: string, passwordHash: string): Promise<void>;
export declare function addToHistory(ctx: Pick<Ctx, 'now'>, tx: Tx, memberId: string, passwordHash: string): Promise<void>;
