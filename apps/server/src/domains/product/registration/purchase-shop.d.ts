import { type MethodParsed, type UserProduct } from '@guangquan/contract';
import type { Queryable } from '../../../db/client.ts';
type Purchase = Pick<MethodParsed<typeof UserProduct.Add>, 'buyChannelType' | 'shopId' | 'shopName'>;
/** Where a product was bought: a shop of the list with its name of today, or a name that the member typed. */
export interface PurchaseShop {
    id: string | null;
    name: string;
}
/** @returns undefined for a shop that is closed, does not exist, or is of another type than the channel sells in */
export declare function findPurchaseShop(db: Queryable, { buyChannelType, shopId, shopName }: Purchase): Promise<PurchaseShop | undefined>;
export {};
