import { type GearTransfer } from '@guangquan/contract';
import type { Queryable } from '../../../db/client.ts';
/** The latest transfer of a registration; null where there was none. */
export declare function loadTransfer(db: Queryable, userProductId: string, now: Date): Promise<GearTransfer | null>;
