import type { CaptchaType } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type Target } from './target.ts';
/** Lifetime of a code in minutes: mail is slower than SMS. */
export declare const codeMinutes: {
    readonly sms: 5;
    readonly email: 10;
};
/** A code that was sent or that somebody submits. */
export interface Code {
    target: Target;
    captchaType: CaptchaType;
    code: string;
}
/** Six digits, possibly with leading zeros. */
export declare function newCode(): string;
/** Stores a new code for an address and purpose and invalidates the previous one. */
export declare function replaceCode(ctx: Ctx, tx: Tx, made: Code): Promise<void>;
/** `void`: the code that was sent has expired or has no attempts left, so that only a new one helps. */
export type CodeCheck = 'right' | 'wrong' | 'void';
/**
 * Compares a code with the one sent to this address for this purpose. Attempts are counted before the comparison, so
 * that of concurrent guesses only five are checked; a correct code is consumed.
 */
export declare function checkCode(ctx: Ctx, given: Code): Promise<CodeCheck>;
/** @throws CaptchaWrong, CaptchaVoid */
export declare function refuseCode(check: Exclude<CodeCheck, 'right'>): never;
