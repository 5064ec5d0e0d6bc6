import { StaffCoin, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of everybody's movements, newest first. totalCount: capped. */
export declare function listMovements({ db }: StaffCtx, input: MethodParsed<typeof StaffCoin.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: "correct" | "earn" | "expire" | "refund" | "spend" | "takeBack";
        amount: number;
        text: string;
        createTime: string;
        memberId: string;
        nickName: string;
        bizType: string;
        bizId: string;
    }[];
}>;
export declare const coinExport: import("../../../export/list-export.ts").ListExport;
