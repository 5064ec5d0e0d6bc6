export declare const contentAdminManifest: {
    name: string;
    handlers: {
        StaffPost: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                authorId: import("zod").ZodOptional<import("zod").ZodUUID>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5>>;
                publishType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>>;
                reported: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    authorId: import("zod").ZodUUID;
                    authorName: import("zod").ZodString;
                    publishType: import("zod").ZodInt;
                    status: import("zod").ZodInt;
                    title: import("zod").ZodString;
                    text: import("zod").ZodString;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    pictureCount: import("zod").ZodInt;
                    topics: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    tags: import("zod").ZodArray<import("zod").ZodString>;
                    likeCount: import("zod").ZodInt;
                    replyCount: import("zod").ZodInt;
                    openReportCount: import("zod").ZodInt;
                    reviewReason: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    path: import("zod").ZodNullable<import("zod").ZodString>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                authorId: import("zod").ZodOptional<import("zod").ZodUUID>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5>>;
                publishType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>>;
                reported: import("zod").ZodOptional<import("zod").ZodBoolean>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Hide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "NotAllowedNow">;
            readonly Show: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "NotAllowedNow">;
            readonly Delete: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "NotAllowedNow">;
            readonly SetTopics: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                topicIds: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                authorId: import("zod").ZodUUID;
                authorName: import("zod").ZodString;
                publishType: import("zod").ZodInt;
                status: import("zod").ZodInt;
                title: import("zod").ZodString;
                text: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                pictureCount: import("zod").ZodInt;
                topics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                tags: import("zod").ZodArray<import("zod").ZodString>;
                likeCount: import("zod").ZodInt;
                replyCount: import("zod").ZodInt;
                openReportCount: import("zod").ZodInt;
                reviewReason: import("zod").ZodString;
                createTime: import("zod").ZodString;
                path: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
        StaffReply: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                id: import("zod").ZodOptional<import("zod").ZodUUID>;
                publishId: import("zod").ZodOptional<import("zod").ZodUUID>;
                authorId: import("zod").ZodOptional<import("zod").ZodUUID>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 5>>;
                reported: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    publishId: import("zod").ZodUUID;
                    authorId: import("zod").ZodUUID;
                    authorName: import("zod").ZodString;
                    text: import("zod").ZodString;
                    pictureUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    isFirstLevel: import("zod").ZodBoolean;
                    status: import("zod").ZodInt;
                    likeCount: import("zod").ZodInt;
                    openReportCount: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                id: import("zod").ZodOptional<import("zod").ZodUUID>;
                publishId: import("zod").ZodOptional<import("zod").ZodUUID>;
                authorId: import("zod").ZodOptional<import("zod").ZodUUID>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 5>>;
                reported: import("zod").ZodOptional<import("zod").ZodBoolean>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Hide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "NotAllowedNow">;
            readonly Show: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly Delete: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                done: import("zod").ZodArray<import("zod").ZodUUID>;
                skipped: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "NotAllowedNow">;
        }>;
        StaffTopic: {
            Upload: (ctx: import("../../context.ts").StaffCtx, file: {
                fileName: string;
                content: string;
            }) => Promise<{
                fileId: string;
                url: string;
            }>;
            Create: (ctx: import("../../context.ts").StaffCtx, input: {
                name: string;
                sort: number;
                isOpen: boolean;
                coverFileId: string;
                requestId?: string | undefined;
            }) => Promise<{
                id: string;
                name: string;
                cover: string;
                sort: number;
                count: number;
                isOpen: boolean;
                version: number;
            }>;
            Save: (ctx: import("../../context.ts").StaffCtx, input: {
                name: string;
                sort: number;
                isOpen: boolean;
                id: string;
                coverFileId?: string | undefined;
                version: number;
                requestId?: string | undefined;
            }) => Promise<{
                id: string;
                name: string;
                cover: string;
                sort: number;
                count: number;
                isOpen: boolean;
                version: number;
            }>;
        };
    };
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        readonly kind: 'post';
        readonly access: import("@guangquan/contract").StaffAccess;
        readonly find: (ctx: import("../../context.ts").StaffCtx, { text, limit }: {
            text: string;
            limit: number;
        }) => Promise<{
            id: string;
            title: string;
            detail: string;
        }[]>;
    }[];
    noticeKinds: {
        'post.topicsSet': {
            tab: 6;
        };
        'reply.hidden': {
            tab: 6;
        };
        'reply.shownAgain': {
            tab: 6;
        };
    };
};
