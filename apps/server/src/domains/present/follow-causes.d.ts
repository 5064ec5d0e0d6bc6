import type { Database, Tx } from '../../db/client.ts';
import type { EventPayload } from '../../events/catalogue.ts';
/** Welcomes a new member. */
export declare function giveToNewcomer(tx: Tx, now: Date, { memberId }: EventPayload<'member.registered'>): Promise<void>;
/** Gives a member what comes with each level that they reached. */
export declare function giveForLevel(tx: Tx, now: Date, { memberId, from, to }: EventPayload<'level.reached'>): Promise<void>;
/** Gives presents for birthdays of today and of the last days, once a year. */
export declare function giveForBirthdays(run: {
    db: Database;
    now: Date;
    signal: AbortSignal;
}): Promise<void>;
