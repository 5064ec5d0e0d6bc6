import type { GearTransfer } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** @throws ContentNotFound, NotAllowedNow where none is open */
export declare function cancelTransfer(ctx: MemberCtx, { regProductId }: {
    regProductId: string;
}): Promise<GearTransfer>;
