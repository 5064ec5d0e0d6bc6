import type { Queryable, Tx } from '../../db/client.ts';
import type { Env } from '../../env.ts';
/** The products of a member, newest first, with their numbers. */
export declare function exportProducts(env: Env, db: Queryable, memberId: string): Promise<object[]>;
/** What a member applied for with their products. */
export declare function exportApplications(env: Env, db: Queryable, memberId: string): Promise<object[]>;
/** Removes the registrations of a member; that a number has earned is still known. */
export declare function eraseProducts(tx: Tx, { memberId, now }: {
    memberId: string;
    now: Date;
}): Promise<void>;
