import { type Present, type StaffGift, type StaffGiftRule, type StaffPresent, type StaffPresentGrant } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const presentMethods: HandlersOf<typeof Present>;
export declare const staffGiftMethods: HandlersOf<typeof StaffGift>;
export declare const giftRuleMethods: HandlersOf<typeof StaffGiftRule>;
export declare const presentGrantMethods: HandlersOf<typeof StaffPresentGrant>;
export declare const staffPresentMethods: HandlersOf<typeof StaffPresent>;
