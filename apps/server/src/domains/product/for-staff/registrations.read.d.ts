import { type MethodOutput, type MethodParsed, StaffRegistration } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Detail = MethodOutput<typeof StaffRegistration.Get>;
/** A page of registrations: what waits oldest first, all others newest first. totalCount: capped. */
export declare function listStaffRegistrations(ctx: StaffCtx, input: MethodParsed<typeof StaffRegistration.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        memberId: string;
        nickName: string;
        productName: string;
        serialEnd: string;
        state: number;
        invoiceState: number;
        hasAccessCode: boolean;
        createTime: string;
    }[];
}>;
export declare const registrationExport: import("../../../export/list-export.ts").ListExport;
/** A registration with its proofs and, of a claim, the one it disputes. @throws ContentNotFound */
export declare function loadStaffRegistration(ctx: StaffCtx, id: string): Promise<Detail>;
export {};
