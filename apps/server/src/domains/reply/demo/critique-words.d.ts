/** Texts of critiques by subject: composition, exposure, focus, colour, story. */
export declare const critiqueWords: Record<1 | 2 | 3 | 4 | 5, readonly string[]>;
