import type { Database } from '../../db/client.ts';
/** Inserts missing banners; safe to run at every start on every node. What editors changed stays. */
export declare function seedBanners(db: Database): Promise<void>;
