import { loadMedalNames } from './medal-names.ts';
export declare const achievementManifest: {
    name: string;
    handlers: {
        Achievement: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                userId: import("zod").ZodOptional<import("zod").ZodUUID>;
                group: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    group: import("zod").ZodInt;
                    hidden: import("zod").ZodBoolean;
                    tier: import("zod").ZodInt;
                    icon: import("zod").ZodString;
                    conditionText: import("zod").ZodString;
                    progress: import("zod").ZodNullable<import("zod").ZodObject<{
                        value: import("zod").ZodInt;
                        goal: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    tiers: import("zod").ZodArray<import("zod").ZodObject<{
                        tier: import("zod").ZodInt;
                        goal: import("zod").ZodInt;
                        icon: import("zod").ZodString;
                        conditionText: import("zod").ZodString;
                        obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    ownersCount: import("zod").ZodInt;
                    usable: import("zod").ZodBoolean;
                    used: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
                summary: import("zod").ZodObject<{
                    worn: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        icon: import("zod").ZodString;
                        title: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    won: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    byTier: import("zod").ZodArray<import("zod").ZodInt>;
                    recent: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        icon: import("zod").ZodString;
                        title: import("zod").ZodString;
                        obtainedTime: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Detail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                group: import("zod").ZodInt;
                hidden: import("zod").ZodBoolean;
                tier: import("zod").ZodInt;
                icon: import("zod").ZodString;
                conditionText: import("zod").ZodString;
                progress: import("zod").ZodNullable<import("zod").ZodObject<{
                    value: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                tiers: import("zod").ZodArray<import("zod").ZodObject<{
                    tier: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                    icon: import("zod").ZodString;
                    conditionText: import("zod").ZodString;
                    obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                ownersCount: import("zod").ZodInt;
                usable: import("zod").ZodBoolean;
                used: import("zod").ZodBoolean;
                ownersPercent: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly TADetail: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                id: import("zod").ZodString;
                userId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                group: import("zod").ZodInt;
                hidden: import("zod").ZodBoolean;
                tier: import("zod").ZodInt;
                icon: import("zod").ZodString;
                conditionText: import("zod").ZodString;
                progress: import("zod").ZodNullable<import("zod").ZodObject<{
                    value: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                tiers: import("zod").ZodArray<import("zod").ZodObject<{
                    tier: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                    icon: import("zod").ZodString;
                    conditionText: import("zod").ZodString;
                    obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                ownersCount: import("zod").ZodInt;
                usable: import("zod").ZodBoolean;
                used: import("zod").ZodBoolean;
                ownersPercent: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Used: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                usedAchievementSrc: import("zod").ZodNullable<import("zod").ZodString>;
                usedAchievementTitle: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Cancel: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                usedAchievementSrc: import("zod").ZodNullable<import("zod").ZodString>;
                usedAchievementTitle: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        ProfileFrame: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                userId: import("zod").ZodOptional<import("zod").ZodUUID>;
                group: import("zod").ZodDefault<import("zod").ZodEnum<{
                    all: "all";
                    owned: "owned";
                }>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    src: import("zod").ZodString;
                    source: import("zod").ZodEnum<{
                        gift: "gift";
                        goods: "goods";
                        level: "level";
                        match: "match";
                        medal: "medal";
                        product: "product";
                        season: "season";
                    }>;
                    conditionText: import("zod").ZodString;
                    progress: import("zod").ZodNullable<import("zod").ZodObject<{
                        value: import("zod").ZodInt;
                        goal: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    state: import("zod").ZodLiteral<0 | 1 | 2 | 3>;
                    validDays: import("zod").ZodNullable<import("zod").ZodInt>;
                    obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    expireTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Detail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                src: import("zod").ZodString;
                source: import("zod").ZodEnum<{
                    gift: "gift";
                    goods: "goods";
                    level: "level";
                    match: "match";
                    medal: "medal";
                    product: "product";
                    season: "season";
                }>;
                conditionText: import("zod").ZodString;
                progress: import("zod").ZodNullable<import("zod").ZodObject<{
                    value: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3>;
                validDays: import("zod").ZodNullable<import("zod").ZodInt>;
                obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                expireTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly TADetail: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                id: import("zod").ZodString;
                userId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                src: import("zod").ZodString;
                source: import("zod").ZodEnum<{
                    gift: "gift";
                    goods: "goods";
                    level: "level";
                    match: "match";
                    medal: "medal";
                    product: "product";
                    season: "season";
                }>;
                conditionText: import("zod").ZodString;
                progress: import("zod").ZodNullable<import("zod").ZodObject<{
                    value: import("zod").ZodInt;
                    goal: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3>;
                validDays: import("zod").ZodNullable<import("zod").ZodInt>;
                obtainedTime: import("zod").ZodNullable<import("zod").ZodString>;
                expireTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Used: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                usedFrameId: import("zod").ZodNullable<import("zod").ZodString>;
                usedFrameSrc: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Cancel: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                usedFrameId: import("zod").ZodNullable<import("zod").ZodString>;
                usedFrameSrc: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffMedal: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    group: import("zod").ZodInt;
                    conditionText: import("zod").ZodString;
                    hidden: import("zod").ZodBoolean;
                    isOpen: import("zod").ZodBoolean;
                    icon: import("zod").ZodString;
                    ownersCount: import("zod").ZodInt;
                    goals: import("zod").ZodArray<import("zod").ZodObject<{
                        tier: import("zod").ZodInt;
                        goal: import("zod").ZodInt;
                        effectiveOn: import("zod").ZodISODate;
                        isCurrent: import("zod").ZodBoolean;
                        version: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                conditionText: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                id: import("zod").ZodString;
                hidden: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly SaveGoal: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                tier: import("zod").ZodInt;
                effectiveOn: import("zod").ZodISODate;
                goal: import("zod").ZodInt;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly RemoveGoal: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                tier: import("zod").ZodInt;
                effectiveOn: import("zod").ZodISODate;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly GetOwners: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                id: import("zod").ZodString;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    tier: import("zod").ZodInt;
                    obtainedTime: import("zod").ZodString;
                    expireTime: import("zod").ZodNullable<import("zod").ZodString>;
                    byStaff: import("zod").ZodBoolean;
                    revokedTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Grant: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                tier: import("zod").ZodInt;
                memberId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ContentNotFound">;
            readonly Revoke: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                memberId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
        StaffFrame: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    source: import("zod").ZodEnum<{
                        gift: "gift";
                        goods: "goods";
                        level: "level";
                        match: "match";
                        medal: "medal";
                        product: "product";
                        season: "season";
                    }>;
                    conditionText: import("zod").ZodString;
                    isOpen: import("zod").ZodBoolean;
                    src: import("zod").ZodString;
                    rules: import("zod").ZodArray<import("zod").ZodObject<{
                        goal: import("zod").ZodInt;
                        validDays: import("zod").ZodNullable<import("zod").ZodInt>;
                        effectiveOn: import("zod").ZodISODate;
                        isCurrent: import("zod").ZodBoolean;
                        version: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                conditionText: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                id: import("zod").ZodString;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly SaveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                effectiveOn: import("zod").ZodISODate;
                goal: import("zod").ZodInt;
                validDays: import("zod").ZodNullable<import("zod").ZodInt>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly RemoveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                effectiveOn: import("zod").ZodISODate;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly GetOwners: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                id: import("zod").ZodString;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    tier: import("zod").ZodInt;
                    obtainedTime: import("zod").ZodString;
                    expireTime: import("zod").ZodNullable<import("zod").ZodString>;
                    byStaff: import("zod").ZodBoolean;
                    revokedTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Grant: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                memberId: import("zod").ZodUUID;
                days: import("zod").ZodNullable<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "BadInput" | "ContentNotFound">;
            readonly Revoke: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                memberId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
    };
    medalMeasures: readonly import("./medal-measure.ts").MedalMeasure[];
    medalNames: typeof loadMedalNames;
    figures: readonly import("../../figures/figure.ts").Figure[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'medal.won': {
            tab: 6;
        };
        'medal.revoked': {
            tab: 6;
        };
        'frame.won': {
            tab: 6;
        };
        'frame.expired': {
            tab: 6;
        };
        'frame.revoked': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            medal_award: string[];
            member_frame: string[];
        };
        omittedTables: {
            medal_progress: string;
            medal_backlog: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                medals: object[];
                frames: object[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    virtualGoods: readonly import("../goods/virtual-goods.ts").VirtualGood[];
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
