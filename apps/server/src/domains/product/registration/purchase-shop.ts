import { channelShopTypes, type MethodParsed, type UserProduct } from '@guangquan/contract'
import type { Queryable } from '../../../db/client.ts'
import { loadShops } from '../../shop/index.ts'

type Purchase = Pick<MethodParsed<typeof UserProduct.Add>, 'buyChannelType' | 'shopId' | 'shopName'>

/** Where a product was bought: a shop of the list with its name of today, or a name that the member typed. */
export interface PurchaseShop {
  id: string | null
  name: string
}

/** @returns undefined for a shop that is closed, does not exist, or is of another type than the channel sells in */
export async function findPurchaseShop(
  db: Queryable,
  { buyChannelType, shopId, shopName }: Purchase,
): Promise<PurchaseShop | undefined> {
  if (shopId === null) return { id: null, name: shopName }
  const shop = (await loadShops(db, [shopId])).get(shopId)
  if (shop?.isOpen !== true || shop.item.type !== channelShopTypes[buyChannelType]) return undefined
  return { id: shopId, name: shop.item.name }
}
