import { type MethodParsed, StaffProduct, type StaffProductItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of all products by kind and order. totalCount: capped. */
export declare function listStaffProducts(ctx: StaffCtx, input: MethodParsed<typeof StaffProduct.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        code: string;
        name: string;
        summary: string;
        categoryId: number;
        categoryName: string;
        pictureUrl: string;
        launchDate: string;
        serialPattern: string;
        warrantyMonths: number;
        specs: {
            name: string;
            value: string;
        }[];
        gear: string;
        gearName: string;
        sort: number;
        isOpen: boolean;
        registeredCount: number;
        version: number;
    }[];
}>;
export declare const productExport: import("../../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadStaffProduct(ctx: StaffCtx, id: string): Promise<StaffProductItem>;
