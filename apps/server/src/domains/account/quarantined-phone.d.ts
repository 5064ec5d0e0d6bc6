import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Refuses the phone of an account erased less than 30 days ago. Only for callers who have proved that it is theirs.
 * @throws PhoneQuarantined with `details.until`
 */
export declare function refuseQuarantinedPhone(ctx: Ctx, phone: string): Promise<void>;
/** Quarantines the phone of an account that is being erased; only its blind index is stored. */
export declare function quarantinePhone(tx: Tx, phoneIndex: Buffer, now: Date): Promise<void>;
