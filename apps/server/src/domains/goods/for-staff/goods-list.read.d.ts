import { type MethodParsed, StaffGoods, type StaffGoodsDetail } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
/** A page of all goods, newest first. totalCount: capped. */
export declare function listStaffGoods({ app, db }: StaffCtx, input: MethodParsed<typeof StaffGoods.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        goodsType: number;
        kind: number;
        name: string;
        coverUrl: string | null;
        coins: number;
        stock: number | null;
        sold: number;
        state: number;
        sort: number;
        version: number;
    }[];
}>;
export declare const goodsExport: import("../../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function getStaffGoods({ app, db }: Pick<StaffCtx, 'app'> & {
    db: Queryable;
}, { id }: {
    id: string;
}): Promise<StaffGoodsDetail>;
/** What virtual goods may give. */
export declare function listGifts({ db }: StaffCtx): Promise<{
    gives: string;
    name: string;
    choices: {
        value: string;
        name: string;
    }[];
}[]>;
/** What the search from anywhere finds of goods. */
export declare const goodsSearch: {
    readonly kind: 'goods';
    readonly access: import("@guangquan/contract").StaffAccess;
    readonly find: ({ db }: StaffCtx, { text, limit }: {
        text: string;
        limit: number;
    }) => Promise<{
        id: string;
        title: string;
        detail: string;
    }[]>;
};
