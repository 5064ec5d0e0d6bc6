import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/** The number of a live registration of the caller. @throws ContentNotFound */
export declare function ownSerialId(ctx: MemberCtx, tx: Tx, regProductId: string): Promise<string>;
