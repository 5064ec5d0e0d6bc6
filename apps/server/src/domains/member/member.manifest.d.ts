import { loadUploaderLevel } from './user-type.ts';
export declare const memberManifest: {
    name: string;
    handlers: {
        UserInfo: {
            GetUserTopicList: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                id: string;
                name: string;
                count: number;
            }[]>;
            ModifyUserTopic: (ctx: import("../../context.ts").MemberCtx, { topicIds }: {
                topicIds: string[];
                requestId?: string | undefined;
            }) => Promise<{
                id: string;
                name: string;
                count: number;
            }[]>;
            BindClub: (ctx: import("../../context.ts").MemberCtx, input: {
                clubCardNo: string;
                realName: string;
                phone: string;
                requestId?: string | undefined;
            }) => Promise<{
                state: number;
                clubCardMasked: string;
                reason: string;
            }>;
            GetClubStatus: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                state: number;
                clubCardMasked: string;
                reason: string;
            }>;
            GetUserHome: (ctx: import("../../context.ts").Ctx, { userId }: {
                userId: string;
            }) => Promise<{
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
                introduction: string;
                backgroundUrl: string | null;
                area: string;
                ipRegion: string;
                photographyLevel: number | null;
                sex: number | null;
                birthday: string | null;
                userType: number;
                registerTime: string;
                isSelf: boolean;
                isBlocked: boolean;
                opens: {
                    follow: boolean;
                    fans: boolean;
                    like: boolean;
                    collect: boolean;
                };
                counts: {
                    publish: number;
                    follow: number;
                    fans: number;
                    like: number;
                    collect: number;
                    product: number;
                    medal: number;
                };
            }>;
            GetOtherUserInfo: (ctx: import("../../context.ts").Ctx, { userId, loginUserId }: {
                userId: string;
                loginUserId?: string | undefined;
            }) => Promise<{
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
                introduction: string;
                backgroundUrl: string | null;
                area: string;
                ipRegion: string;
                photographyLevel: number | null;
                sex: number | null;
                birthday: string | null;
                userType: number;
                registerTime: string;
                isSelf: boolean;
                isBlocked: boolean;
                opens: {
                    follow: boolean;
                    fans: boolean;
                    like: boolean;
                    collect: boolean;
                };
                counts: {
                    publish: number;
                    follow: number;
                    fans: number;
                    like: number;
                    collect: number;
                    product: number;
                    medal: number;
                };
            }>;
            Search: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                keyword: string;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
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
                }[];
            }>;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    targets: import("../target/target-kind.ts").TargetPart[];
    personalData: {
        exportedTables: {
            member: string[];
            member_topic: string[];
            member_counter: string[];
            club_card: string[];
        };
        collect: (app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            profile: {
                clubCard: {
                    clubCardNo: string;
                    realName: string;
                    phone: string;
                    state: number;
                    reason: string;
                } | null;
            };
        }>;
    };
    uploaderLevel: typeof loadUploaderLevel;
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
