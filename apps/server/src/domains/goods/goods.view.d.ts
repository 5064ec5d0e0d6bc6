import type { GoodsItem } from '@guangquan/contract';
import type { App } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type GoodsPicture, type GoodsRow } from './goods.store.ts';
/** Uploaded pictures may be served by a host of their own. */
export declare const pictureUrl: ({ env }: App, path: string) => string;
/** Goods as lists show them. */
export declare function goodsItems({ app, db }: {
    app: App;
    db: Queryable;
}, rows: readonly GoodsRow[]): Promise<GoodsItem[]>;
export declare function goodsItem(app: App, row: GoodsRow, pictures: readonly GoodsPicture[]): GoodsItem;
