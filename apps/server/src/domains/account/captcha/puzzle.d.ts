import type { Ctx } from '../../../context.ts';
/** Takes a browser about a tenth of a second, and is expensive for bulk senders. */
export declare const usualBits = 16;
/** While far more messages are sent than usual. */
export declare const harderBits = 20;
/** A stateless puzzle: the challenge contains its expiry, its bits and a MAC. */
export declare function makePuzzle(ctx: Ctx, bits: number): {
    challenge: string;
    bits: number;
};
/**
 * Consumes a solved puzzle, `challenge:nonce`, valid once on all nodes within two minutes.
 * @returns its bits, or 0 when it is not solved, forged, expired or already used
 */
export declare function consumePuzzle(ctx: Ctx, solution: string | undefined): Promise<number>;
