import { type MethodParsed, type StaffGift, type StaffGiftItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the gifts, newest first. totalCount: capped. */
export declare function listGifts(ctx: StaffCtx, { keyword, presentType: type, isOpen, ...input }: MethodParsed<typeof StaffGift.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        presentType: 1 | 2;
        title: string;
        detail: string;
        value: number;
        options: {
            title: string;
            kind: 1 | 3;
            coins: number;
        }[];
        exchangeCoins: number | null;
        claimDays: number;
        isOpen: boolean;
        coverUrl: string | null;
        pictures: {
            key: string;
            url: string;
        }[];
        createTime: string;
        version: number;
    }[];
}>;
/** @throws ContentNotFound */
export declare function getGift(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<StaffGiftItem>;
