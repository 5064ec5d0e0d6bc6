import type { AccessCodeBatch, MethodParsed, StaffAccessCode } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the batches, newest first. totalCount: capped. */
export declare function listBatches(ctx: StaffCtx, input: MethodParsed<typeof StaffAccessCode.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        productId: string;
        productName: string;
        note: string;
        amount: number;
        creatorName: string;
        createTime: string;
        madeTime: string | null;
        unused: number;
        used: number;
        frozen: number;
        voided: number;
        version: number;
    }[];
}>;
/** @throws ContentNotFound */
export declare function loadBatch({ db }: Pick<StaffCtx, 'db'>, id: string): Promise<AccessCodeBatch>;
