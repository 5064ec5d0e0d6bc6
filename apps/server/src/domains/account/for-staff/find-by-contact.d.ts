import type { Queryable } from '../../../db/client.ts';
import type { Env } from '../../../env.ts';
/** Ids of the members with exactly this phone, e-mail address or user name. */
export declare function findMembersByContact(env: Env, db: Queryable, keyword: string): Promise<string[]>;
