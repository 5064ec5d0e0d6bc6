import { StaffBanner, type MethodOutput, type MethodParsed, type StaffBannerItem, type SysBaseInfo } from '@guangquan/contract';
import type { Ctx, StaffCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** Banners of a place that are currently shown, in their order. */
export declare function listBanners(ctx: Ctx, adPlace: number): Promise<MethodOutput<typeof SysBaseInfo.GetBannerList>>;
/** A page of all banners by place and order. totalCount: capped. */
export declare function listStaffBanners(ctx: StaffCtx, input: MethodParsed<typeof StaffBanner.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        place: number;
        title: string;
        imageUrl: string;
        imageMobileUrl: string;
        link: string;
        sort: number;
        from: number | null;
        to: number | null;
        isOpen: boolean;
        clickCount: number;
        version: number;
    }[];
}>;
export declare const bannerExport: import("../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadStaffBanner({ app, db }: StaffCtx, id: string): Promise<StaffBannerItem>;
/** Clicks of a banner on each of the last days. */
export declare function listClicks({ db, now }: {
    db: Queryable;
    now: Date;
}, bannerId: string): Promise<{
    day: string;
    clicks: number;
}[]>;
