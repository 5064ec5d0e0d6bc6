import type { Coin, StaffCoin, StaffCoinCorrection } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const coinMethods: HandlersOf<typeof Coin>;
export declare const staffCoinMethods: HandlersOf<typeof StaffCoin>;
export declare const correctionMethods: HandlersOf<typeof StaffCoinCorrection>;
