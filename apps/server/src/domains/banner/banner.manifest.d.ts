export declare const bannerManifest: {
    name: string;
    handlers: {
        SysBaseInfo: {
            GetBannerList: (ctx: import("../../context.ts").Ctx, { adPlace }: {
                adPlace: number;
            }) => Promise<{
                id: string;
                title: string;
                imageUrl: string;
                imageMobileUrl: string;
                link: string;
            }[]>;
            ClickBanner: (ctx: import("../../context.ts").Ctx, { id }: {
                id: string;
            }) => Promise<null>;
        };
        StaffBanner: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                place: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    place: import("zod").ZodInt;
                    title: import("zod").ZodString;
                    imageUrl: import("zod").ZodString;
                    imageMobileUrl: import("zod").ZodString;
                    link: import("zod").ZodString;
                    sort: import("zod").ZodInt;
                    from: import("zod").ZodNullable<import("zod").ZodInt>;
                    to: import("zod").ZodNullable<import("zod").ZodInt>;
                    isOpen: import("zod").ZodBoolean;
                    clickCount: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                place: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                fileName: import("zod").ZodString;
                content: import("zod").ZodBase64;
                kind: import("zod").ZodEnum<{
                    narrow: "narrow";
                    wide: "wide";
                }>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "BackgroundTooSmall" | "FileTooLarge" | "FileTypeRefused" | "HeicRefused" | "HeicTooLarge" | "PhotoDamaged" | "PhotoIncomplete" | "PhotoTooLarge" | "StorageFull">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                place: import("zod").ZodLiteral<1 | 2 | 3>;
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                link: import("zod").ZodString;
                sort: import("zod").ZodInt;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
                wideFileId: import("zod").ZodUUID;
                narrowFileId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                place: import("zod").ZodInt;
                title: import("zod").ZodString;
                imageUrl: import("zod").ZodString;
                imageMobileUrl: import("zod").ZodString;
                link: import("zod").ZodString;
                sort: import("zod").ZodInt;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
                clickCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "UploadNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                place: import("zod").ZodLiteral<1 | 2 | 3>;
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                link: import("zod").ZodString;
                sort: import("zod").ZodInt;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
                id: import("zod").ZodUUID;
                wideFileId: import("zod").ZodOptional<import("zod").ZodUUID>;
                narrowFileId: import("zod").ZodOptional<import("zod").ZodUUID>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                place: import("zod").ZodInt;
                title: import("zod").ZodString;
                imageUrl: import("zod").ZodString;
                imageMobileUrl: import("zod").ZodString;
                link: import("zod").ZodString;
                sort: import("zod").ZodInt;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
                clickCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
            readonly GetClicks: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                days: import("zod").ZodArray<import("zod").ZodObject<{
                    day: import("zod").ZodString;
                    clicks: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    seed: ({ db }: import("../../context.ts").App) => Promise<void>;
};
