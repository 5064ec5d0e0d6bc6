import type { Queryable } from '../../../db/client.ts';
interface BirthdaySearch {
    /** Month and day as a number: 229. */
    monthDays: readonly number[];
    /** Birthdays that were entered later are left out. */
    setBefore: Date;
    /** Of the last member of the batch before. */
    afterId: string;
}
/** Active members whose birthday is on one of these days, some at a time, by id. */
export declare function findBirthdays(db: Queryable, { monthDays, setBefore, afterId }: BirthdaySearch): Promise<{
    memberIds: string[];
    isLast: boolean;
}>;
export {};
