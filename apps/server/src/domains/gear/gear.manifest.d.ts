export declare const gearManifest: {
    name: string;
    handlers: {
        Gear: {
            Get: typeof import("./gear-page.read.ts").getGearPage;
            GetStops: typeof import("./gear-page.read.ts").listGearStops;
            Compare: typeof import("./gear-page.read.ts").compareLenses;
        };
        Picture: {
            GetGearOptions: typeof import("./gear-options.read.ts").loadGearOptions;
            SuggestGear: (ctx: import("../../context.ts").MemberCtx, input: {
                kind: "camera" | "lens";
                keyword: string;
            }) => Promise<import("../gear-catalogue/list-gear.ts").Gear[]>;
        };
        StaffGear: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                    name: import("zod").ZodString;
                    brand: import("zod").ZodString;
                    maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                    aliases: import("zod").ZodArray<import("zod").ZodString>;
                    postCount: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                brand: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                brand: import("zod").ZodString;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                aliases: import("zod").ZodArray<import("zod").ZodString>;
                postCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                version: import("zod").ZodInt;
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                brand: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                brand: import("zod").ZodString;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                aliases: import("zod").ZodArray<import("zod").ZodString>;
                postCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Merge: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                version: import("zod").ZodInt;
                intoId: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                brand: import("zod").ZodString;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                aliases: import("zod").ZodArray<import("zod").ZodString>;
                postCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly GetUnknownList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    make: import("zod").ZodString;
                    name: import("zod").ZodString;
                    photographCount: import("zod").ZodInt;
                    firstTime: import("zod").ZodString;
                    suggestions: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly ExportUnknown: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly AddAlias: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                unknownId: import("zod").ZodUUID;
                gearId: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                brand: import("zod").ZodString;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                aliases: import("zod").ZodArray<import("zod").ZodString>;
                postCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly CreateFromUnknown: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                brand: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                unknownId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    camera: "camera";
                    lens: "lens";
                }>;
                id: import("zod").ZodString;
                name: import("zod").ZodString;
                brand: import("zod").ZodString;
                maxAperture: import("zod").ZodNullable<import("zod").ZodNumber>;
                aliases: import("zod").ZodArray<import("zod").ZodString>;
                postCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere" | "ContentNotFound">;
            readonly Dismiss: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                unknownId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        kind: "camera" | "lens";
        access: import("@guangquan/contract").StaffAccess;
        find: (ctx: import("../../context.ts").StaffCtx, { text, limit }: {
            text: string;
            limit: number;
        }) => Promise<{
            id: string;
            title: string;
            detail: string;
        }[]>;
    }[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    personalData: {
        omittedTables: {
            gear_shot: string;
        };
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
