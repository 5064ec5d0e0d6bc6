import type { Database } from '../../../db/client.ts';
/** Reminds owners of warranties that end within 30 days, and again within 7. @returns how many notices */
export declare function remindOfWarranty(db: Database, now: Date, signal: AbortSignal): Promise<number>;
