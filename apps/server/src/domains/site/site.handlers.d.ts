import type { StaffDictionary } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
import { listStaffTopics } from './staff-topics.read.ts';
export declare const siteMethods: {
    GetSiteSettings: (ctx: import("../../context.ts").Ctx) => Promise<{
        productKey: string;
        communityName: string;
        brandName: string;
        copyrightCompany: string;
        icp: {
            text: string;
            url: string;
        };
        policeFiling: {
            text: string;
            url: string;
        } | null;
        businessLicenceUrl: string;
        socialFollow: {
            text: string;
            url: string;
        };
        contact: {
            text: string;
            url: string;
        };
        shops: {
            text: string;
            url: string;
        }[];
        look: {
            colours: {
                fill: string;
                onFill: string;
                graphic: string;
                text: string;
                graphicDark: string;
                textDark: string;
            } | null;
            logo: {
                url: string;
                width: number;
                height: number;
            } | null;
            darkLogo: {
                url: string;
                width: number;
                height: number;
            } | null;
            favicon: {
                url: string;
                width: number;
                height: number;
            } | null;
        };
        agreementsInFooter: boolean;
        socialLogin: {
            wx: boolean;
            qq: boolean;
            weibo: boolean;
        };
        videoUpload: boolean;
        levelGates: boolean;
        fileOrigin: string;
        analytics: {
            src: string;
        } | null;
        development: boolean;
    }>;
    GetArticleCategoryList: ({ db }: import("../../context.ts").Ctx) => Promise<{
        id: number;
        name: string;
    }[]>;
    GetTopicList: (ctx: import("../../context.ts").Ctx, { type }: {
        type: number;
    }) => Promise<{
        id: string;
        name: string;
        count: number;
        cover: string;
    }[]>;
    GetAreaJsonData: (_ctx: import("../../context.ts").Ctx, { version: known }: {
        version?: string | undefined;
    }) => Promise<{
        version: string;
        areas: import("@guangquan/contract").Area[] | null;
    }>;
    GetBuyChannelList: (ctx: import("../../context.ts").Ctx) => Promise<{
        value: number;
        name: string;
        order: number;
    }[]>;
    GetBaseDictionariesByCode: (ctx: import("../../context.ts").Ctx, { code }: {
        code: "BuyChannelType" | "FeatureSetting" | "LensType" | "NewsVideoType" | "PhotographyGroupReportReasonsType" | "ReplyReportReasonsType" | "ReportReasonsType" | "SetsApplyCates" | "Software" | "UserReportReasonsType";
    }) => Promise<{
        value: number;
        name: string;
        order: number;
    }[]>;
    GetEmojiList: () => Promise<{
        code: string;
        url: string;
        group: string;
    }[]>;
    GetTermsInfoList: (ctx: import("../../context.ts").Ctx, { termsType }: {
        termsType: number;
    }) => Promise<{
        id: string;
        title: string;
        version: string;
        html: string;
        effectiveTime: string;
    }[]>;
};
/** Their writes are in the domain `content-admin`: pictures are in a domain above this one. */
export declare const staffTopicMethods: {
    GetList: typeof listStaffTopics;
    Export: (ctx: import("../../context.ts").StaffCtx, input: {
        keyword?: string | undefined;
        reason: string;
        requestId?: string | undefined;
    }) => Promise<{
        path: string;
    }>;
};
export declare const staffDictionaryMethods: HandlersOf<typeof StaffDictionary>;
