import type { Queryable } from '../db/client.ts';
/** The network address each of these members used last; a member without a stored session is missing. */
export declare function loadLatestAddresses(db: Queryable, memberIds: readonly string[]): Promise<Map<string, string>>;
