export declare const reportManifest: {
    name: string;
    handlers: {
        NewPublish: {
            UserReport: typeof import("./report-target.ts").reportTarget;
        };
        StaffReport: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                reporter: import("zod").ZodOptional<import("zod").ZodString>;
                reportType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4>>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    reporterId: import("zod").ZodUUID;
                    reporterName: import("zod").ZodString;
                    reportType: import("zod").ZodInt;
                    targetId: import("zod").ZodUUID;
                    reason: import("zod").ZodString;
                    text: import("zod").ZodString;
                    status: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                    decideTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                reporter: import("zod").ZodOptional<import("zod").ZodString>;
                reportType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4>>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'report.upheld': {
            tab: 6;
        };
        'report.dismissed': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            report: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                reports: import("./report.export.ts").ExportedReport[];
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
