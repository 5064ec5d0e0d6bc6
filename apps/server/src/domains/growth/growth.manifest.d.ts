export declare const growthManifest: {
    name: string;
    handlers: {
        UserLevel: import("../../http/implement.ts").HandlersOf<{
            readonly Get: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                userId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                userId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                level: import("zod").ZodInt;
                own: import("zod").ZodNullable<import("zod").ZodObject<{
                    exp: import("zod").ZodInt;
                    thresholds: import("zod").ZodArray<import("zod").ZodInt>;
                    unlockLevel: import("zod").ZodInt;
                    shortUntil: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetExpLines: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    rule: import("zod").ZodString;
                    turn: import("zod").ZodInt;
                    memo: import("zod").ZodString;
                    amount: import("zod").ZodInt;
                    balance: import("zod").ZodInt;
                    time: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetRules: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                thresholds: import("zod").ZodArray<import("zod").ZodInt>;
                dayCap: import("zod").ZodInt;
                coinDayCap: import("zod").ZodInt;
                makeUpPrice: import("zod").ZodInt;
                rules: import("zod").ZodArray<import("zod").ZodObject<{
                    rule: import("zod").ZodString;
                    exp: import("zod").ZodInt;
                    coins: import("zod").ZodInt;
                    cap: import("zod").ZodNullable<import("zod").ZodInt>;
                    capPeriod: import("zod").ZodNullable<import("zod").ZodEnum<{
                        day: "day";
                        month: "month";
                    }>>;
                    capPerPost: import("zod").ZodNullable<import("zod").ZodInt>;
                    goal: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetTasks: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                tasks: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodEnum<{
                        dayCollect: "dayCollect";
                        dayComment: "dayComment";
                        dayLike: "dayLike";
                        dayPhoto: "dayPhoto";
                        dayVote: "dayVote";
                        email: "email";
                        fans10: "fans10";
                        fans100: "fans100";
                        firstArticle: "firstArticle";
                        firstCollect: "firstCollect";
                        firstComment: "firstComment";
                        firstFollow: "firstFollow";
                        firstPhoto: "firstPhoto";
                        firstVideo: "firstVideo";
                        helpful5: "helpful5";
                        likes100: "likes100";
                        likes1000: "likes1000";
                        phone: "phone";
                        posts10: "posts10";
                        posts200: "posts200";
                        posts50: "posts50";
                        profile: "profile";
                        visits100: "visits100";
                        visits30: "visits30";
                        wechat: "wechat";
                    }>;
                    group: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>]>;
                    goal: import("zod").ZodInt;
                    progress: import("zod").ZodInt;
                    exp: import("zod").ZodInt;
                    coins: import("zod").ZodInt;
                    state: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<0>, import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                }, import("zod/v4/core").$strip>>;
                run: import("zod").ZodObject<{
                    days: import("zod").ZodInt;
                    visited: import("zod").ZodArray<import("zod").ZodISODate>;
                    fillable: import("zod").ZodArray<import("zod").ZodISODate>;
                    cardPrice: import("zod").ZodInt;
                    cards: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, never>;
            readonly ClaimTask: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                key: import("zod").ZodEnum<{
                    dayCollect: "dayCollect";
                    dayComment: "dayComment";
                    dayLike: "dayLike";
                    dayPhoto: "dayPhoto";
                    dayVote: "dayVote";
                    email: "email";
                    fans10: "fans10";
                    fans100: "fans100";
                    firstArticle: "firstArticle";
                    firstCollect: "firstCollect";
                    firstComment: "firstComment";
                    firstFollow: "firstFollow";
                    firstPhoto: "firstPhoto";
                    firstVideo: "firstVideo";
                    helpful5: "helpful5";
                    likes100: "likes100";
                    likes1000: "likes1000";
                    phone: "phone";
                    posts10: "posts10";
                    posts200: "posts200";
                    posts50: "posts50";
                    profile: "profile";
                    visits100: "visits100";
                    visits30: "visits30";
                    wechat: "wechat";
                }>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                exp: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                level: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "TaskClaimed" | "TaskUnfinished">;
            readonly MakeUpVisit: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                day: import("zod").ZodISODate;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                days: import("zod").ZodInt;
                visited: import("zod").ZodArray<import("zod").ZodISODate>;
                fillable: import("zod").ZodArray<import("zod").ZodISODate>;
                cardPrice: import("zod").ZodInt;
                cards: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "BadInput" | "CoinDayLimit" | "CoinsNotEnough" | "MakeUpUsed">;
            readonly SeeLevel: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, never>;
        }>;
        StaffGrowth: import("../../http/implement.ts").HandlersOf<{
            readonly GetRules: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    rule: import("zod").ZodString;
                    exp: import("zod").ZodInt;
                    coins: import("zod").ZodInt;
                    cap: import("zod").ZodNullable<import("zod").ZodInt>;
                    capPeriod: import("zod").ZodNullable<import("zod").ZodEnum<{
                        day: "day";
                        month: "month";
                    }>>;
                    capPerPost: import("zod").ZodNullable<import("zod").ZodInt>;
                    goal: import("zod").ZodNullable<import("zod").ZodInt>;
                    id: import("zod").ZodString;
                    effectiveOn: import("zod").ZodISODate;
                    isCurrent: import("zod").ZodBoolean;
                    inDayCap: import("zod").ZodBoolean;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly SaveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                rule: import("zod").ZodString;
                effectiveOn: import("zod").ZodISODate;
                exp: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                cap: import("zod").ZodNullable<import("zod").ZodInt>;
                capPeriod: import("zod").ZodNullable<import("zod").ZodEnum<{
                    day: "day";
                    month: "month";
                }>>;
                capPerPost: import("zod").ZodNullable<import("zod").ZodInt>;
                goal: import("zod").ZodNullable<import("zod").ZodInt>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly RemoveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                rule: import("zod").ZodString;
                effectiveOn: import("zod").ZodISODate;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly GetScales: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    effectiveOn: import("zod").ZodISODate;
                    isCurrent: import("zod").ZodBoolean;
                    thresholds: import("zod").ZodArray<import("zod").ZodInt>;
                    dayCap: import("zod").ZodInt;
                    coinDayCap: import("zod").ZodInt;
                    makeUpPrice: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly SaveScale: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                effectiveOn: import("zod").ZodISODate;
                thresholds: import("zod").ZodArray<import("zod").ZodInt>;
                dayCap: import("zod").ZodInt;
                coinDayCap: import("zod").ZodInt;
                makeUpPrice: import("zod").ZodInt;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile">;
            readonly CorrectExp: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                memberId: import("zod").ZodUUID;
                amount: import("zod").ZodInt;
                memo: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                exp: import("zod").ZodInt;
                level: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "BadInput" | "ContentNotFound">;
        }>;
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    counters: {
        table: string;
        counters: {
            earned_exp: import("kysely").RawBuilder<number>;
        };
    }[];
    noticeKinds: {
        'level.reached': {
            tab: 6;
        };
        'level.short': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            exp_line: string[];
            visit_day: string[];
        };
        omittedTables: {
            growth_member: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                visits: {
                    day: string;
                    madeUpOn: string | null;
                }[];
            };
            long: {
                exp: () => AsyncGenerator<{
                    time: string;
                    cause: string;
                    amount: number;
                }, any, any>;
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    virtualGoods: import("../goods/virtual-goods.ts").VirtualGood[];
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
