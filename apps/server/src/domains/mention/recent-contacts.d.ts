import type { Queryable, Tx } from '../../db/client.ts';
/** Records whom a member just mentioned or answered, for the suggestions at @. */
export declare function recordContacts(tx: Tx, now: Date, { memberId, otherIds }: {
    memberId: string;
    otherIds: readonly string[];
}): Promise<void>;
/** Members that a member mentioned or answered, most recent first. */
export declare function exportContacts(db: Queryable, memberId: string): Promise<{
    userId: string;
    time: string;
}[]>;
/** Deletes all contacts of a member, in both directions. */
export declare function eraseContacts(db: Queryable, memberId: string): Promise<void>;
