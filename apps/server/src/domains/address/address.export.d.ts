import type { Queryable } from '../../db/client.ts';
import type { Env } from '../../env.ts';
/** Full addresses of a member, for the export. */
export declare function exportAddresses(env: Env, db: Queryable, memberId: string): Promise<object[]>;
export declare function eraseAddresses(db: Queryable, memberId: string): Promise<void>;
