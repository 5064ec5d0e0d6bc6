import type { ProductCard } from '@guangquan/contract';
import type { App } from '../../../context.ts';
/** The columns of a product and its category that a card shows. */
export interface ProductRow {
    id: string;
    code: string;
    name: string;
    summary: string;
    category_id: number;
    category_name: string;
    picture_url: string;
    launched_on: string;
}
export declare const productColumns: readonly ['product_info.id', 'product_info.code', 'product_info.name', 'product_info.summary', 'product_info.category_id', 'product_info.picture_url', 'product_info.launched_on', 'product_category.name as category_name'];
export declare function productCard(app: App, row: ProductRow): ProductCard;
