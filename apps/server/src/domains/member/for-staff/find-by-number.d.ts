import type { Queryable } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
/** Ids of the members whom an id, an invite code or the number of a club card names; at most a few. */
export declare function findMembersByNumber(env: Env, db: Queryable, keyword: string): Promise<string[]>;
