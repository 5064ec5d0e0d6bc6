import { removeLikeNotices } from './erase-notices.ts';
export declare const noticeManifest: {
    name: string;
    handlers: {
        Notice: {
            GetUnreadCount: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                tabs: {
                    1: number;
                    2: number;
                    3: number;
                    4: number;
                    5: number;
                    6: number;
                };
                like: number;
                im: number;
                total: number;
            }>;
            Read: typeof import("./read-notices.ts").readNotices;
            GetUserNoticeList: (ctx: import("../../context.ts").MemberCtx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                tab?: number | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    tab: number;
                    type: string;
                    fromUser: {
                        userId: string;
                        nickName: string;
                        headPicUrl: string;
                        userCategoryIcon: string | null;
                        usedFrameId: string | null;
                        usedFrameSrc: string | null;
                        level: number;
                        userLevelIcon: string | null;
                        usedAchievementSrc: string | null;
                        usedAchievementTitle: string | null;
                        followState: 0 | 1 | 2;
                        fromUserHeadPicUrl: string;
                        fromUserCategoryIcon: string | null;
                        fromUsedFrameSrc: string | null;
                    } | null;
                    text: string;
                    quote: string;
                    target: {
                        path: string;
                        category: number | null;
                        publishType: number | null;
                        id: string;
                        anchor: "comment" | null;
                        title: string;
                        coverUrl: string | null;
                    } | null;
                    count: number;
                    isRead: boolean;
                    createTime: string;
                }[];
            }>;
            GetLiveTicket: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                ticket: string;
                path: string;
            }>;
        };
        UserInfo: {
            GetLatestNotice: (ctx: import("../../context.ts").MemberCtx, { userId }: {
                userId?: string | undefined;
            }) => Promise<number>;
        };
        UserLike: {
            GetUserLikeNoticeList: (ctx: import("../../context.ts").MemberCtx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    kind: 1 | 2 | 3;
                    fromUsers: {
                        userId: string;
                        nickName: string;
                        headPicUrl: string;
                        userCategoryIcon: string | null;
                        usedFrameId: string | null;
                        usedFrameSrc: string | null;
                        level: number;
                        userLevelIcon: string | null;
                        usedAchievementSrc: string | null;
                        usedAchievementTitle: string | null;
                        followState: 0 | 1 | 2;
                        fromUserHeadPicUrl: string;
                        fromUserCategoryIcon: string | null;
                        fromUsedFrameSrc: string | null;
                    }[];
                    text: string;
                    quote: string;
                    target: {
                        path: string;
                        category: number | null;
                        publishType: number | null;
                        id: string;
                        anchor: "comment" | null;
                        title: string;
                        coverUrl: string | null;
                    };
                    count: number;
                    isRead: boolean;
                    createTime: string;
                }[];
            }>;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'club.bound': {
            tab: 6;
        };
        'club.refused': {
            tab: 6;
        };
    };
    targetHooks: {
        removed: typeof removeLikeNotices;
    };
    personalData: {
        exportedTables: {
            notice: string[];
            like_notice_actor: string[];
        };
        omittedTables: {
            like_notice: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => {
            long: {
                notices: () => AsyncGenerator<import("./notice.export.ts").ExportedNotice, any, any>;
            };
        };
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
