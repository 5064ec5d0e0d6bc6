import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type Target } from './target.ts';
/** Seconds between two codes for the same phone or e-mail address. */
export declare const resendSeconds = 60;
/**
 * Counts one message in every window that applies, in the transaction that sends it: concurrent calls on any number of
 * nodes queue at the target's first window, and a refused message is not counted.
 * @param device name of the browser, from `deviceOf`
 * @param solvedBits bits of the solved puzzle of the call, 0 without one
 * @throws CaptchaTooSoon, CaptchaDayLimit, PuzzleNeeded, TooFast
 */
export declare function permitCaptcha(ctx: Ctx, tx: Tx, { target, device, solvedBits }: {
    target: Target;
    device: string;
    solvedBits: number;
}): Promise<void>;
/** Identifies the calling browser by a cookie. Browsers without it are still counted by address. */
export declare function deviceOf(ctx: Ctx): string;
/** Difficulty of new puzzles in bits. */
export declare function puzzleBits(ctx: Ctx): Promise<number>;
/** Records whether a code was correct: many wrong ones over many targets indicate a guessing machine. */
export declare function recordGuess(ctx: Ctx, right: boolean): Promise<void>;
