import { StaffTag, type MethodParsed, type StaffTagItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type ListInput = MethodParsed<typeof StaffTag.GetList>;
/** A page of the tags. `keyword`: part of the name. totalCount: capped. */
export declare function listStaffTags({ app, db }: StaffCtx, input: ListInput): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        name: string;
        count: number;
        lastUsedTime: string | null;
        state: "banned" | "merged" | "open";
        mergedInto: string;
        cover: string;
        version: number;
    }[];
}>;
export declare const tagExport: import("../../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadStaffTag({ app, db }: StaffCtx, name: string): Promise<StaffTagItem>;
export {};
