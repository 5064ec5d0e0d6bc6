import type { Goods, GoodsOrder, StaffGoods, StaffGoodsCode, StaffGoodsOrder } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const goodsMethods: HandlersOf<typeof Goods>;
export declare const orderMethods: HandlersOf<typeof GoodsOrder>;
export declare const staffGoodsMethods: HandlersOf<typeof StaffGoods>;
export declare const staffCodeMethods: HandlersOf<typeof StaffGoodsCode>;
export declare const staffOrderMethods: HandlersOf<typeof StaffGoodsOrder>;
