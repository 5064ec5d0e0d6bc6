import { type StaffBanner } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
/** Methods of SysBaseInfo about banners. */
export declare const bannerMethods: {
    GetBannerList: (ctx: import("../../context.ts").Ctx, { adPlace }: {
        adPlace: number;
    }) => Promise<{
        id: string;
        title: string;
        imageUrl: string;
        imageMobileUrl: string;
        link: string;
    }[]>;
    ClickBanner: (ctx: import("../../context.ts").Ctx, { id }: {
        id: string;
    }) => Promise<null>;
};
export declare const staffBannerMethods: HandlersOf<typeof StaffBanner>;
