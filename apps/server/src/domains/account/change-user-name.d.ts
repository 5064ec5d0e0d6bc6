import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Changes the user name, in the transaction of the other changes.
 * @throws UserNameTaken, UserNameRefused, UserNameTooSoon
 */
export declare function changeUserName(ctx: MemberCtx, tx: Tx, userName: string): Promise<void>;
