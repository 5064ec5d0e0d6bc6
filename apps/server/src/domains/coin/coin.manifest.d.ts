import './ledger/daily-spend.ts';
export declare const coinManifest: {
    name: string;
    handlers: {
        Coin: import("../../http/implement.ts").HandlersOf<{
            readonly GetBalance: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                balance: import("zod").ZodInt;
                lots: import("zod").ZodArray<import("zod").ZodObject<{
                    amount: import("zod").ZodInt;
                    expireTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetLines: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                side: import("zod").ZodOptional<import("zod").ZodEnum<{
                    expired: "expired";
                    income: "income";
                    spent: "spent";
                }>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        correct: "correct";
                        earn: "earn";
                        expire: "expire";
                        refund: "refund";
                        spend: "spend";
                        takeBack: "takeBack";
                    }>;
                    amount: import("zod").ZodInt;
                    text: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    expireTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetTotals: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                issued: import("zod").ZodInt;
                redeemed: import("zod").ZodInt;
                expired: import("zod").ZodInt;
                reversed: import("zod").ZodInt;
                available: import("zod").ZodInt;
                countTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffCoin: import("../../http/implement.ts").HandlersOf<{
            readonly GetTotals: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                issued: import("zod").ZodInt;
                redeemed: import("zod").ZodInt;
                expired: import("zod").ZodInt;
                reversed: import("zod").ZodInt;
                available: import("zod").ZodInt;
                countTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    correct: "correct";
                    earn: "earn";
                    expire: "expire";
                    refund: "refund";
                    spend: "spend";
                    takeBack: "takeBack";
                }>>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        correct: "correct";
                        earn: "earn";
                        expire: "expire";
                        refund: "refund";
                        spend: "spend";
                        takeBack: "takeBack";
                    }>;
                    amount: import("zod").ZodInt;
                    text: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    bizType: import("zod").ZodString;
                    bizId: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    correct: "correct";
                    earn: "earn";
                    expire: "expire";
                    refund: "refund";
                    spend: "spend";
                    takeBack: "takeBack";
                }>>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffCoinCorrection: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                waiting: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    amount: import("zod").ZodInt;
                    memo: import("zod").ZodString;
                    reason: import("zod").ZodString;
                    requesterName: import("zod").ZodString;
                    isOwn: import("zod").ZodBoolean;
                    state: import("zod").ZodEnum<{
                        approved: "approved";
                        expired: "expired";
                        refused: "refused";
                        waiting: "waiting";
                    }>;
                    deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                    decisionReason: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    expireTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                memberId: import("zod").ZodUUID;
                amount: import("zod").ZodInt;
                memo: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                amount: import("zod").ZodInt;
                memo: import("zod").ZodString;
                reason: import("zod").ZodString;
                requesterName: import("zod").ZodString;
                isOwn: import("zod").ZodBoolean;
                state: import("zod").ZodEnum<{
                    approved: "approved";
                    expired: "expired";
                    refused: "refused";
                    waiting: "waiting";
                }>;
                deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                decisionReason: import("zod").ZodString;
                createTime: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                approve: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                amount: import("zod").ZodInt;
                memo: import("zod").ZodString;
                reason: import("zod").ZodString;
                requesterName: import("zod").ZodString;
                isOwn: import("zod").ZodBoolean;
                state: import("zod").ZodEnum<{
                    approved: "approved";
                    expired: "expired";
                    refused: "refused";
                    waiting: "waiting";
                }>;
                deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                decisionReason: import("zod").ZodString;
                createTime: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "CoinsNotEnough" | "ContentNotFound" | "NotAllowedNow" | "NotAllowedOnSelf">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    noticeKinds: {
        'coin.expiring': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            coin_tx: string[];
            coin_lot: string[];
        };
        omittedTables: {
            coin_account: string;
            coin_correction: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => {
            long: {
                coins: () => AsyncGenerator<object, any, any>;
            };
        };
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId, now }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
