import { type MethodParsed, type StaffPassport, type StaffSerialRule } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import { type PageInput } from '../../../db/paging.ts';
/** A page of the rules, in the order of their making. */
export declare function listRules(ctx: StaffCtx, input: PageInput): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        productId: string;
        productName: string;
        tag: number;
        isTrusted: boolean;
        normaliser: number;
        serialPattern: string;
        version: number;
    }[];
}>;
/** Adds or changes a rule; photographs are compared again afterwards. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function saveRule(ctx: StaffCtx, input: MethodParsed<typeof StaffPassport.SaveRule>): Promise<StaffSerialRule>;
/** @throws ContentNotFound, ChangedMeanwhile */
export declare function removeRule(ctx: StaffCtx, { id, version, reason }: MethodParsed<typeof StaffPassport.RemoveRule>): Promise<null>;
