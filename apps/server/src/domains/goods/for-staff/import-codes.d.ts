import { type MethodParsed, type StaffGoodsCode } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
/** How many codes an import would add, and what is wrong with the file. @throws ContentNotFound */
export declare function checkCodes({ app, db }: StaffCtx, { goodsId, csv }: MethodParsed<typeof StaffGoodsCode.CheckImport>): Promise<{
    added: number;
    faults: {
        line: number;
        column: string;
        message: string;
    }[];
}>;
/**
 * Imports codes into the pool of goods, whose stock they are.
 * @throws ContentNotFound, NotAllowedNow for goods without a pool, BadInput for a file with a fault
 */
export declare function importCodes(ctx: OnceCtx<{
    added: number;
}, StaffCtx>, { goodsId, csv, reason }: MethodParsed<typeof StaffGoodsCode.Import>): Promise<Answered>;
/** A page of the imports of goods, newest first. totalCount: capped. */
export declare function listBatches({ db }: StaffCtx, input: MethodParsed<typeof StaffGoodsCode.GetBatchList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        count: number;
        left: number;
        createdBy: string;
        createTime: string;
    }[];
}>;
