import { type StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type Target } from './captcha/target.ts';
/** What was entered as account name. */
type AccountName = {
    target: Target;
} | {
    userName: string;
};
/**
 * Signs in by phone, e-mail or user name and password. An unknown account and a wrong password get the same response
 * after the same time.
 * @throws WrongPassword, PuzzleNeeded, AccountLocked, SignedOutElsewhere for a banned member, CoolingOff
 */
export declare function loginByPassword(ctx: Ctx, { account, password, puzzle }: {
    account: string;
    password: string;
    puzzle?: string | undefined;
}): Promise<StoredUserInfo>;
/** Key that attempts are counted by: each name of an account is counted separately, so that none reveals another. */
export declare function accountKey(ctx: Ctx, name: AccountName): string;
export {};
