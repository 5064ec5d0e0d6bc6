import type { Queryable } from '../db/client.ts';
/** Sessions of a member, including ended ones that are still stored, newest first. */
export declare function exportSessions(db: Queryable, memberId: string): Promise<object[]>;
export declare function eraseSessions(db: Queryable, memberId: string): Promise<void>;
/** Whether a companion cookie (its hash) belongs to a live session of anybody. */
export declare function isLiveCookie(db: Queryable, { cookieHash, now }: {
    cookieHash: Buffer;
    now: Date;
}): Promise<boolean>;
/** Whether a companion cookie (its hash) belongs to a live session of this member. */
export declare function isCookieOf(db: Queryable, { memberId, cookieHash, now }: {
    memberId: string;
    cookieHash: Buffer;
    now: Date;
}): Promise<boolean>;
