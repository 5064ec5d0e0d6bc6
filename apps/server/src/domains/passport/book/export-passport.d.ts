import { type MethodOutput, type UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/**
 * The passport as a PDF for a sale: what a buyer may read, without places and notes of its owner.
 * @throws ContentNotFound
 */
export declare function exportPassport(ctx: MemberCtx, { regProductId }: {
    regProductId: string;
}): Promise<MethodOutput<typeof UserProduct.ExportPassport>>;
