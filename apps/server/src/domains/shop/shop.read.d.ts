import { type MethodParsed, type ShopItem, StaffShop, type StaffShopItem, type SysBaseInfo } from '@guangquan/contract';
import type { Ctx, StaffCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
interface Shop {
    item: ShopItem;
    isOpen: boolean;
}
/** A page of the open shops of a type, in their order. `areaCode`: of any level. totalCount: capped. */
export declare function listShops({ db }: Ctx, input: MethodParsed<typeof SysBaseInfo.GetShopList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        type: number;
        name: string;
        province: string;
        city: string;
        county: string;
        detail: string;
        phone: string;
        hours: string;
    }[];
}>;
/** A page of all shops, by type and order. totalCount: capped. */
export declare function listStaffShops({ db }: StaffCtx, input: MethodParsed<typeof StaffShop.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        type: number;
        name: string;
        province: string;
        city: string;
        county: string;
        detail: string;
        phone: string;
        hours: string;
        areaCodes: string[];
        sort: number;
        isOpen: boolean;
        version: number;
    }[];
}>;
export declare const shopExport: import("../../export/list-export.ts").ListExport;
/** Shops by their ids, closed ones too. */
export declare function loadShops(db: Queryable, ids: readonly string[]): Promise<Map<string, Shop>>;
/** Ids of the shops of a type, in their order. */
export declare function findShopIdsOf(db: Queryable, type: number): Promise<string[]>;
/** @throws ContentNotFound */
export declare function loadStaffShop({ db }: {
    db: Queryable;
}, id: string): Promise<StaffShopItem>;
export {};
