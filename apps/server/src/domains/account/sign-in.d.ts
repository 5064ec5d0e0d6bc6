import type { StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { type OpenedSession, type Receipt } from './visitor-receipt.ts';
export interface SignIn {
    memberId: string;
    /** How they proved their identity. */
    method: 'code' | 'emailCode' | 'password' | 'social' | 'withdraw';
    /** Runs in the transaction of the sign-in, before the session is created. */
    before?: (tx: Tx) => Promise<void>;
    /** Where the session is stored for a retry. */
    receipt?: Receipt<OpenedSession> | null;
}
/**
 * Opens a session for a member whose identity is proved.
 * @throws Banned with `details.reason` and `details.appealTicket`; SignedOutElsewhere for a member who is erased; CoolingOff while a deletion is pending, with `details.until` and,
 * before that day, `details.withdrawTicket`
 */
export declare function signIn(ctx: Ctx, given: SignIn): Promise<StoredUserInfo>;
/** As `signIn`, for a write that keeps a receipt. */
export declare function openSession(ctx: Ctx, { memberId, method, before, receipt }: SignIn): Promise<OpenedSession>;
