export declare const wordListManifest: {
    name: string;
    handlers: {
        StaffWord: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                action: import("zod").ZodOptional<import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>>;
                category: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    word: import("zod").ZodString;
                    action: import("zod").ZodEnum<{
                        block: "block";
                        replace: "replace";
                        review: "review";
                    }>;
                    replacement: import("zod").ZodString;
                    category: import("zod").ZodString;
                    note: import("zod").ZodString;
                    version: import("zod").ZodInt;
                    updatedBy: import("zod").ZodString;
                    updateTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetCategoryList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodString>, never>;
            readonly Try: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                text: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                draft: import("zod").ZodOptional<import("zod").ZodObject<{
                    word: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                    action: import("zod").ZodEnum<{
                        block: "block";
                        replace: "replace";
                        review: "review";
                    }>;
                    replacement: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                    category: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                    note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                }, import("zod/v4/core").$strict>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                verdict: import("zod").ZodEnum<{
                    block: "block";
                    pass: "pass";
                    replace: "replace";
                    review: "review";
                }>;
                published: import("zod").ZodString;
                hits: import("zod").ZodArray<import("zod").ZodObject<{
                    word: import("zod").ZodString;
                    action: import("zod").ZodEnum<{
                        block: "block";
                        replace: "replace";
                        review: "review";
                    }>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly CountHits: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                word: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                posts: import("zod").ZodObject<{
                    hits: import("zod").ZodInt;
                    checked: import("zod").ZodInt;
                    isComplete: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
                comments: import("zod").ZodObject<{
                    hits: import("zod").ZodInt;
                    checked: import("zod").ZodInt;
                    isComplete: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                word: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                action: import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>;
                replacement: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                category: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                word: import("zod").ZodString;
                action: import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>;
                replacement: import("zod").ZodString;
                category: import("zod").ZodString;
                note: import("zod").ZodString;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Update: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                word: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                action: import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>;
                replacement: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                category: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                word: import("zod").ZodString;
                action: import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>;
                replacement: import("zod").ZodString;
                category: import("zod").ZodString;
                note: import("zod").ZodString;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Remove: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                action: import("zod").ZodOptional<import("zod").ZodEnum<{
                    block: "block";
                    replace: "replace";
                    review: "review";
                }>>;
                category: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly CheckImport: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                added: import("zod").ZodInt;
                changed: import("zod").ZodInt;
                faults: import("zod").ZodArray<import("zod").ZodObject<{
                    line: import("zod").ZodInt;
                    column: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Import: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                added: import("zod").ZodInt;
                changed: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, never>;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        readonly kind: 'word';
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
};
