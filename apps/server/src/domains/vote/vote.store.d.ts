import type { Queryable, Tx } from '../../db/client.ts';
export interface NewVote {
    publishId: string;
    maxChoices: number;
    showResult: number;
    canChange: boolean;
    endsAt: Date;
    options: readonly {
        text: string;
        fileId?: string | undefined;
    }[];
}
/** Inserts a vote with its options in order. */
export declare function insertVote(tx: Tx, vote: NewVote): Promise<void>;
export interface LockedVote {
    max_choices: number;
    can_change: boolean;
    ends_at: Date;
    closed_at: Date | null;
}
/** Locks a vote until the end of the transaction, so that its voters are serialised. */
export declare function lockVote(tx: Tx, publishId: string): Promise<LockedVote | undefined>;
/** Texts of votes' options, for search: by post id. */
export declare function loadOptionTexts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
/** The file of an option's picture. */
export declare function findOptionFile(db: Queryable, { publishId, pictureId }: {
    publishId: string;
    pictureId: string;
}): Promise<string | undefined>;
/** Shows another file with an option. */
export declare function replaceOptionFile(tx: Tx, { pictureId, to }: {
    pictureId: string;
    to: string;
}): Promise<void>;
/** A member's choices in a vote. */
export declare function listChoices(db: Queryable, publishId: string, memberId: string): Promise<string[]>;
/** Those of these options that belong to the vote. */
export declare function listKnownOptions(db: Queryable, publishId: string, ids: readonly string[]): Promise<string[]>;
/** Replaces a member's choices in a locked vote and moves the counters by exactly what changed. */
export declare function replaceChoices(tx: Tx, { publishId, memberId }: {
    publishId: string;
    memberId: string;
}, { before, after, now }: {
    before: readonly string[];
    after: readonly string[];
    now: Date;
}): Promise<void>;
