import type { Selectable } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { SocialScan } from '../../db/tables.gen.ts';
export type ScanRow = Selectable<SocialScan>;
/** A code that has not expired, locked until the transaction ends: phone and desktop may call at once. */
export declare function lockScan(ctx: Ctx, tx: Tx, scanId: string): Promise<ScanRow | undefined>;
export declare function changeScan(db: Queryable, row: ScanRow, change: Partial<Pick<ScanRow, 'state' | 'phone_hash' | 'ticket_hash'>>): Promise<void>;
