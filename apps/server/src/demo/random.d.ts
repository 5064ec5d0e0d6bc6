/** A pseudo-random generator with the same sequence for the same seed on every machine. */
export interface Random {
    /** In the range 0 ≤ x < 1. */
    next: () => number;
    /** An integer from `min` to `max`, inclusive. */
    between: (min: number, max: number) => number;
    pick: <T>(list: readonly T[]) => T;
    /** Picks by weight; weights need not sum to 1. */
    pickWeighted: <T>(list: readonly T[], weight: (item: T) => number) => T;
    shuffle: <T>(list: readonly T[]) => T[];
    chance: (probability: number) => boolean;
    /** Normally distributed around 0 with deviation 1. */
    normal: () => number;
}
/**
 * Seeded by text, so that each part of the data has its own sequence and a change in one does not affect the others.
 */
export declare function makeRandom(seed: string): Random;
