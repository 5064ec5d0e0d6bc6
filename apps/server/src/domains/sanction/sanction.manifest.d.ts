export declare const sanctionManifest: {
    name: string;
    handlers: {
        UserStrike: {
            GetList: (ctx: import("../../context.ts").MemberCtx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    kind: "ban" | "mute" | "warning";
                    days: number | null;
                    reason: string;
                    untilTime: string | null;
                    isAutomatic: boolean;
                    target: {
                        kind: "comment" | "member" | "post";
                        text: string;
                        change: "limited" | "masked" | "none" | "refused" | "removed";
                    } | null;
                    createTime: string;
                    liftTime: string | null;
                    appealUntilTime: string;
                    canAppeal: boolean;
                    appeal: {
                        state: 1 | 2 | 3;
                        text: string;
                        createTime: string;
                        dueTime: string;
                        answer: string;
                        decideTime: string | null;
                    } | null;
                }[];
            }>;
            Appeal: (ctx: import("../../context.ts").MemberCtx, { id, text }: {
                id: string;
                text: string;
                requestId?: string | undefined;
            }) => Promise<{
                id: string;
                kind: "ban" | "mute" | "warning";
                days: number | null;
                reason: string;
                untilTime: string | null;
                isAutomatic: boolean;
                target: {
                    kind: "comment" | "member" | "post";
                    text: string;
                    change: "limited" | "masked" | "none" | "refused" | "removed";
                } | null;
                createTime: string;
                liftTime: string | null;
                appealUntilTime: string;
                canAppeal: boolean;
                appeal: {
                    state: 1 | 2 | 3;
                    text: string;
                    createTime: string;
                    dueTime: string;
                    answer: string;
                    decideTime: string | null;
                } | null;
            }>;
        };
        StaffStrike: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                member: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    ban: "ban";
                    mute: "mute";
                    warning: "warning";
                }>>;
                staffName: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        ban: "ban";
                        mute: "mute";
                        warning: "warning";
                    }>;
                    days: import("zod").ZodNullable<import("zod").ZodInt>;
                    reason: import("zod").ZodString;
                    untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                    isAutomatic: import("zod").ZodBoolean;
                    target: import("zod").ZodNullable<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        text: import("zod").ZodString;
                        change: import("zod").ZodEnum<{
                            limited: "limited";
                            masked: "masked";
                            none: "none";
                            refused: "refused";
                            removed: "removed";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                    liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    staffName: import("zod").ZodString;
                    appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                member: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    ban: "ban";
                    mute: "mute";
                    warning: "warning";
                }>>;
                staffName: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffAppeals: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3>;
                member: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    state: import("zod").ZodLiteral<1 | 2 | 3>;
                    text: import("zod").ZodString;
                    strike: import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        kind: import("zod").ZodEnum<{
                            ban: "ban";
                            mute: "mute";
                            warning: "warning";
                        }>;
                        days: import("zod").ZodNullable<import("zod").ZodInt>;
                        reason: import("zod").ZodString;
                        untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                        isAutomatic: import("zod").ZodBoolean;
                        target: import("zod").ZodNullable<import("zod").ZodObject<{
                            kind: import("zod").ZodEnum<{
                                comment: "comment";
                                member: "member";
                                post: "post";
                            }>;
                            text: import("zod").ZodString;
                            change: import("zod").ZodEnum<{
                                limited: "limited";
                                masked: "masked";
                                none: "none";
                                refused: "refused";
                                removed: "removed";
                            }>;
                        }, import("zod/v4/core").$strip>>;
                        createTime: import("zod").ZodString;
                        liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                        memberId: import("zod").ZodUUID;
                        nickName: import("zod").ZodString;
                        targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                        staffName: import("zod").ZodString;
                        appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                        appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                    }, import("zod/v4/core").$strip>;
                    createTime: import("zod").ZodString;
                    dueTime: import("zod").ZodString;
                    isOverdue: import("zod").ZodBoolean;
                    canDecide: import("zod").ZodBoolean;
                    answer: import("zod").ZodString;
                    deciderName: import("zod").ZodString;
                    decideTime: import("zod").ZodNullable<import("zod").ZodString>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                state: import("zod").ZodLiteral<1 | 2 | 3>;
                member: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<1 | 2 | 3>;
                text: import("zod").ZodString;
                strike: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        ban: "ban";
                        mute: "mute";
                        warning: "warning";
                    }>;
                    days: import("zod").ZodNullable<import("zod").ZodInt>;
                    reason: import("zod").ZodString;
                    untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                    isAutomatic: import("zod").ZodBoolean;
                    target: import("zod").ZodNullable<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        text: import("zod").ZodString;
                        change: import("zod").ZodEnum<{
                            limited: "limited";
                            masked: "masked";
                            none: "none";
                            refused: "refused";
                            removed: "removed";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                    liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    staffName: import("zod").ZodString;
                    appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                }, import("zod/v4/core").$strip>;
                createTime: import("zod").ZodString;
                dueTime: import("zod").ZodString;
                isOverdue: import("zod").ZodBoolean;
                canDecide: import("zod").ZodBoolean;
                answer: import("zod").ZodString;
                deciderName: import("zod").ZodString;
                decideTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
                history: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        ban: "ban";
                        mute: "mute";
                        warning: "warning";
                    }>;
                    days: import("zod").ZodNullable<import("zod").ZodInt>;
                    reason: import("zod").ZodString;
                    untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                    isAutomatic: import("zod").ZodBoolean;
                    target: import("zod").ZodNullable<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        text: import("zod").ZodString;
                        change: import("zod").ZodEnum<{
                            limited: "limited";
                            masked: "masked";
                            none: "none";
                            refused: "refused";
                            removed: "removed";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                    liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    staffName: import("zod").ZodString;
                    appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                lift: import("zod").ZodBoolean;
                answer: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<1 | 2 | 3>;
                text: import("zod").ZodString;
                strike: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        ban: "ban";
                        mute: "mute";
                        warning: "warning";
                    }>;
                    days: import("zod").ZodNullable<import("zod").ZodInt>;
                    reason: import("zod").ZodString;
                    untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                    isAutomatic: import("zod").ZodBoolean;
                    target: import("zod").ZodNullable<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        text: import("zod").ZodString;
                        change: import("zod").ZodEnum<{
                            limited: "limited";
                            masked: "masked";
                            none: "none";
                            refused: "refused";
                            removed: "removed";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                    liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    staffName: import("zod").ZodString;
                    appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                }, import("zod/v4/core").$strip>;
                createTime: import("zod").ZodString;
                dueTime: import("zod").ZodString;
                isOverdue: import("zod").ZodBoolean;
                canDecide: import("zod").ZodBoolean;
                answer: import("zod").ZodString;
                deciderName: import("zod").ZodString;
                decideTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
                history: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        ban: "ban";
                        mute: "mute";
                        warning: "warning";
                    }>;
                    days: import("zod").ZodNullable<import("zod").ZodInt>;
                    reason: import("zod").ZodString;
                    untilTime: import("zod").ZodNullable<import("zod").ZodString>;
                    isAutomatic: import("zod").ZodBoolean;
                    target: import("zod").ZodNullable<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        text: import("zod").ZodString;
                        change: import("zod").ZodEnum<{
                            limited: "limited";
                            masked: "masked";
                            none: "none";
                            refused: "refused";
                            removed: "removed";
                        }>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                    liftTime: import("zod").ZodNullable<import("zod").ZodString>;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    targetId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    staffName: import("zod").ZodString;
                    appealId: import("zod").ZodNullable<import("zod").ZodUUID>;
                    appealState: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 2 | 3>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "Forbidden">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    noticeKinds: {
        'member.warned': {
            tab: 6;
        };
        'member.muted': {
            tab: 6;
        };
        'member.banned': {
            tab: 6;
        };
        'strike.lifted': {
            tab: 6;
        };
        'appeal.upheld': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            strike: string[];
            appeal: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                strikes: object[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
