import { mountMaintenance } from './maintenance/mount-maintenance.ts';
export declare const siteManifest: {
    name: string;
    handlers: {
        StaffSetting: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    value: import("zod").ZodJSONSchema;
                    unset: import("zod").ZodJSONSchema;
                    isSet: import("zod").ZodBoolean;
                    issues: import("zod").ZodArray<import("zod").ZodString>;
                    version: import("zod").ZodInt;
                    updatedBy: import("zod").ZodString;
                    updateTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodUnknown;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodJSONSchema;
                unset: import("zod").ZodJSONSchema;
                isSet: import("zod").ZodBoolean;
                issues: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Reset: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                key: import("zod").ZodString;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodJSONSchema;
                unset: import("zod").ZodJSONSchema;
                isSet: import("zod").ZodBoolean;
                issues: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
        StaffLinkHost: import("../../http/implement.ts").HandlersOf<{
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodJSONSchema;
                unset: import("zod").ZodJSONSchema;
                isSet: import("zod").ZodBoolean;
                issues: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                hosts: import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>, import("zod").ZodString>>, import("zod").ZodTransform<string[], string[]>>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodJSONSchema;
                unset: import("zod").ZodJSONSchema;
                isSet: import("zod").ZodBoolean;
                issues: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile">;
        }>;
        SysBaseInfo: {
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
        StaffTopic: {
            GetList: typeof import("./staff-topics.read.ts").listStaffTopics;
            Export: (ctx: import("../../context.ts").StaffCtx, input: {
                keyword?: string | undefined;
                reason: string;
                requestId?: string | undefined;
            }) => Promise<{
                path: string;
            }>;
        };
        StaffDictionary: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                code: import("zod").ZodEnum<{
                    ArticleCategory: "ArticleCategory";
                    BuyChannelType: "BuyChannelType";
                    Emotion: "Emotion";
                    LensType: "LensType";
                    NewsVideoType: "NewsVideoType";
                    PhotographyGroupReportReasonsType: "PhotographyGroupReportReasonsType";
                    ReplyReportReasonsType: "ReplyReportReasonsType";
                    ReportReasonsType: "ReportReasonsType";
                    SetsApplyCates: "SetsApplyCates";
                    Software: "Software";
                    UserReportReasonsType: "UserReportReasonsType";
                }>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    value: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    sort: import("zod").ZodInt;
                    isOpen: import("zod").ZodBoolean;
                    isOther: import("zod").ZodBoolean;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                code: import("zod").ZodEnum<{
                    ArticleCategory: "ArticleCategory";
                    BuyChannelType: "BuyChannelType";
                    Emotion: "Emotion";
                    LensType: "LensType";
                    NewsVideoType: "NewsVideoType";
                    PhotographyGroupReportReasonsType: "PhotographyGroupReportReasonsType";
                    ReplyReportReasonsType: "ReplyReportReasonsType";
                    ReportReasonsType: "ReportReasonsType";
                    SetsApplyCates: "SetsApplyCates";
                    Software: "Software";
                    UserReportReasonsType: "UserReportReasonsType";
                }>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                value: import("zod").ZodInt;
                name: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                isOther: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                code: import("zod").ZodEnum<{
                    ArticleCategory: "ArticleCategory";
                    BuyChannelType: "BuyChannelType";
                    Emotion: "Emotion";
                    LensType: "LensType";
                    NewsVideoType: "NewsVideoType";
                    PhotographyGroupReportReasonsType: "PhotographyGroupReportReasonsType";
                    ReplyReportReasonsType: "ReplyReportReasonsType";
                    ReportReasonsType: "ReportReasonsType";
                    SetsApplyCates: "SetsApplyCates";
                    Software: "Software";
                    UserReportReasonsType: "UserReportReasonsType";
                }>;
                value: import("zod").ZodInt;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                value: import("zod").ZodInt;
                name: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                isOther: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere" | "ChangedMeanwhile" | "ContentNotFound">;
        }>;
        StaffTerms: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                termsType: import("zod").ZodInt;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    title: import("zod").ZodString;
                    version: import("zod").ZodString;
                    effectiveTime: import("zod").ZodString;
                    isInForce: import("zod").ZodBoolean;
                    isScheduled: import("zod").ZodBoolean;
                    publishedBy: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                title: import("zod").ZodString;
                version: import("zod").ZodString;
                paragraphs: import("zod").ZodArray<import("zod").ZodObject<{
                    isHeading: import("zod").ZodBoolean;
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetDraft: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                termsType: import("zod").ZodInt;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                title: import("zod").ZodString;
                text: import("zod").ZodString;
                isMajor: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
                nextMajor: import("zod").ZodString;
                nextMinor: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Preview: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                text: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                paragraphs: import("zod").ZodArray<import("zod").ZodObject<{
                    isHeading: import("zod").ZodBoolean;
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly SaveDraft: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                termsType: import("zod").ZodInt;
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                text: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                isMajor: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                title: import("zod").ZodString;
                text: import("zod").ZodString;
                isMajor: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
                nextMajor: import("zod").ZodString;
                nextMinor: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile">;
            readonly RemoveDraft: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                termsType: import("zod").ZodInt;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                title: import("zod").ZodString;
                text: import("zod").ZodString;
                isMajor: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
                nextMajor: import("zod").ZodString;
                nextMinor: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Publish: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                termsType: import("zod").ZodInt;
                version: import("zod").ZodInt;
                effectiveAt: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodString;
                title: import("zod").ZodString;
                version: import("zod").ZodString;
                effectiveTime: import("zod").ZodString;
                isInForce: import("zod").ZodBoolean;
                isScheduled: import("zod").ZodBoolean;
                publishedBy: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Withdraw: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
    };
    mounts: (typeof mountMaintenance)[];
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        readonly kind: 'topic';
        readonly access: import("@guangquan/contract").StaffAccess;
        readonly find: ({ db }: import("../../context.ts").StaffCtx, { text, limit }: {
            text: string;
            limit: number;
        }) => Promise<{
            id: string;
            title: string;
            detail: string;
        }[]>;
    }[];
    seed: ({ db }: import("../../context.ts").App) => Promise<void>;
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
};
