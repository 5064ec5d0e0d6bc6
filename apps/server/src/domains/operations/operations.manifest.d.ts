/** What keeps the site running: jobs, nodes, the database, files and outside services. */
export declare const operationsManifest: {
    name: string;
    exports: import("../../export/list-export.ts").ListExport[];
    handlers: {
        StaffJob: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    running: "running";
                    waiting: "waiting";
                }>>;
                name: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    lane: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodEnum<{
                        failed: "failed";
                        running: "running";
                        waiting: "waiting";
                    }>;
                    attempts: import("zod").ZodInt;
                    maxAttempts: import("zod").ZodInt;
                    lastError: import("zod").ZodNullable<import("zod").ZodString>;
                    createTime: import("zod").ZodString;
                    runTime: import("zod").ZodString;
                    startTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                state: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    running: "running";
                    waiting: "waiting";
                }>>;
                name: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetLanes: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                lanes: import("zod").ZodArray<import("zod").ZodObject<{
                    lane: import("zod").ZodNullable<import("zod").ZodString>;
                    waiting: import("zod").ZodInt;
                    running: import("zod").ZodInt;
                    failed: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                scheduled: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    lastTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly RunAgain: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
            readonly Drop: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
        StaffSystem: import("../../http/implement.ts").HandlersOf<{
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                versions: import("zod").ZodObject<{
                    program: import("zod").ZodString;
                    schema: import("zod").ZodString;
                    pendingMigrations: import("zod").ZodArray<import("zod").ZodString>;
                    node: import("zod").ZodString;
                    postgres: import("zod").ZodString;
                    ffmpeg: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                nodes: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    host: import("zod").ZodString;
                    pid: import("zod").ZodInt;
                    version: import("zod").ZodString;
                    nodeVersion: import("zod").ZodString;
                    runsJobs: import("zod").ZodBoolean;
                    isAlive: import("zod").ZodBoolean;
                    startTime: import("zod").ZodString;
                    seenTime: import("zod").ZodString;
                    memoryBytes: import("zod").ZodInt;
                    loopDelayMs: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                database: import("zod").ZodObject<{
                    bytes: import("zod").ZodInt;
                    isEmbedded: import("zod").ZodBoolean;
                    isAuditApart: import("zod").ZodBoolean;
                    connections: import("zod").ZodObject<{
                        active: import("zod").ZodInt;
                        idle: import("zod").ZodInt;
                        inTransaction: import("zod").ZodInt;
                        max: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                    oldestTransactionSeconds: import("zod").ZodNullable<import("zod").ZodNumber>;
                    largestTables: import("zod").ZodArray<import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        bytes: import("zod").ZodInt;
                        rows: import("zod").ZodInt;
                        deadRows: import("zod").ZodInt;
                        vacuumTime: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                storage: import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        folder: "folder";
                        s3: "s3";
                    }>;
                    freeBytes: import("zod").ZodNullable<import("zod").ZodInt>;
                    disk: import("zod").ZodObject<{
                        freeBytes: import("zod").ZodInt;
                        totalBytes: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                    uses: import("zod").ZodArray<import("zod").ZodObject<{
                        useType: import("zod").ZodInt;
                        files: import("zod").ZodInt;
                        bytes: import("zod").ZodInt;
                        countTime: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    folders: import("zod").ZodArray<import("zod").ZodObject<{
                        folder: import("zod").ZodString;
                        objects: import("zod").ZodInt;
                        orphans: import("zod").ZodInt;
                        removed: import("zod").ZodInt;
                        missing: import("zod").ZodInt;
                        proveTime: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetProviders: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodEnum<{
                        "aliyun-sms": "aliyun-sms";
                        outbox: "outbox";
                        qq: "qq";
                        smtp: "smtp";
                        storage: "storage";
                        "tencent-sms": "tencent-sms";
                        wechat: "wechat";
                        weibo: "weibo";
                    }>;
                    isConfigured: import("zod").ZodBoolean;
                    testedBy: import("zod").ZodArray<import("zod").ZodEnum<{
                        mail: "mail";
                        sms: "sms";
                    }>>;
                    succeeded: import("zod").ZodInt;
                    failed: import("zod").ZodInt;
                    lastSuccessTime: import("zod").ZodNullable<import("zod").ZodString>;
                    lastFailureTime: import("zod").ZodNullable<import("zod").ZodString>;
                    lastFailure: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly SendTest: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                provider: import("zod").ZodEnum<{
                    "aliyun-sms": "aliyun-sms";
                    outbox: "outbox";
                    qq: "qq";
                    smtp: "smtp";
                    storage: "storage";
                    "tencent-sms": "tencent-sms";
                    wechat: "wechat";
                    weibo: "weibo";
                }>;
                recipient: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                isAccepted: import("zod").ZodBoolean;
                cause: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
        }>;
    };
};
