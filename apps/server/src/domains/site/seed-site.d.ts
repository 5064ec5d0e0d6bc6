import type { Database } from '../../db/client.ts';
/**
 * Inserts missing topics and terms; safe to run at every start on every node. What operators changed
 * stays. A version of the terms that members agreed to is never overwritten: a new text needs a new version.
 */
export declare function seedSite(db: Database): Promise<void>;
