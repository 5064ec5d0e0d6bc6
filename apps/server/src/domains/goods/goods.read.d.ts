import type { Goods, GoodsDetail, MethodParsed } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** A page of the shelf: published goods whose time has not ended, sold out ones last. totalCount: capped. */
export declare function listGoods(ctx: Ctx, input: MethodParsed<typeof Goods.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        goodsType: number;
        kind: number;
        name: string;
        summary: string;
        coverUrl: string | null;
        coins: number;
        minLevel: number;
        ownersOnly: boolean;
        stock: number | null;
        validFrom: string | null;
        validTo: string | null;
        limitMonth: number | null;
    }[];
}>;
/** Published goods, with what the viewer still lacks for them. @throws ContentNotFound */
export declare function getGoods(ctx: Ctx, { id }: {
    id: string;
}): Promise<GoodsDetail>;
