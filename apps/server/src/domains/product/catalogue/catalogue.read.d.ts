import type { MethodOutput, MethodParsed, ProductDetail, ProductInfo } from '@guangquan/contract';
import * as z from 'zod';
import type { Ctx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import { type PageInput } from '../../../db/paging.ts';
export declare const Specs: z.ZodArray<z.ZodObject<{
    name: z.ZodString;
    value: z.ZodString;
}, z.core.$strip>>;
/** Kinds of products, in their order. */
export declare function listCategories(ctx: Ctx, input: PageInput): Promise<MethodOutput<typeof ProductInfo.GetProductCategoryPaged>>;
/** Products that members can choose, by kind and order. totalCount: capped. */
export declare function listProducts(ctx: Ctx, input: MethodParsed<typeof ProductInfo.GetPaged>): Promise<MethodOutput<typeof ProductInfo.GetPaged>>;
/** A product as its page shows it; one that cannot be chosen any more is shown to who registered it. @throws ContentNotFound */
export declare function getProduct(ctx: Ctx, { id }: {
    id: string;
}): Promise<ProductDetail>;
/** What the rules of registration know of a product. */
export interface RegisteredProduct {
    id: string;
    serialPattern: string;
    launchedOn: string;
    warrantyMonths: number;
}
/** A product that can be registered. @throws ContentNotFound */
export declare function findProduct(db: Queryable, id: string): Promise<RegisteredProduct>;
