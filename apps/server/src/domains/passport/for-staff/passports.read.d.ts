import { type MethodParsed, StaffPassport } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the passports, newest first. totalCount: capped. */
export declare function listPassports(ctx: StaffCtx, { keyword, level, lost, ...input }: MethodParsed<typeof StaffPassport.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        code: string;
        productName: string;
        serialEnd: string;
        level: number;
        isLost: boolean;
        memberId: string;
        nickName: string;
        shutterCount: number | null;
        proofCount: number;
        serviceCount: number;
        createTime: string;
    }[];
}>;
export declare const passportListExport: import("../../../export/list-export.ts").ListExport;
