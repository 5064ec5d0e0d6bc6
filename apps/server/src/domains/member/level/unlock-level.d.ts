/** SQL: the level whose permissions a member has: the one that is shown, unless experience was taken back. */
export declare const unlockLevel: import("kysely").RawBuilder<number>;
