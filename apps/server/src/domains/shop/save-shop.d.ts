import type { MethodParsed, StaffShop, StaffShopItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
type Fields = Omit<MethodParsed<typeof StaffShop.Create>, 'requestId'>;
/** Adds a shop. @throws AreaUnknown */
export declare function createShop(ctx: StaffCtx, fields: Fields): Promise<StaffShopItem>;
/** Changes a shop. @throws ContentNotFound, ChangedMeanwhile, AreaUnknown */
export declare function saveShop(ctx: StaffCtx, { id, version, ...fields }: MethodParsed<typeof StaffShop.Save>): Promise<StaffShopItem>;
export {};
