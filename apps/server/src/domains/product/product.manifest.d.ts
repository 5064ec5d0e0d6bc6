import type { CountedTable } from '../../jobs/prove-counters.ts';
export declare const productManifest: {
    name: string;
    handlers: {
        ProductInfo: import("../../http/implement.ts").HandlersOf<{
            readonly GetProductCategoryPaged: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    serialHelp: import("zod").ZodString;
                    productCount: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetPaged: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                categoryId: import("zod").ZodOptional<import("zod").ZodInt>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                code: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetProduct: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                code: import("zod").ZodString;
                name: import("zod").ZodString;
                summary: import("zod").ZodString;
                categoryId: import("zod").ZodInt;
                categoryName: import("zod").ZodString;
                pictureUrl: import("zod").ZodString;
                launchDate: import("zod").ZodISODate;
                serialPattern: import("zod").ZodString;
                serialHelp: import("zod").ZodString;
                warrantyMonths: import("zod").ZodInt;
                specs: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    value: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                    photoCount: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                ownerCount: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
        }>;
        UserProduct: {
            GetProductActivityList: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                applied: import("zod").ZodDefault<import("zod").ZodBoolean>;
                regProductId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                    pictureUrl: import("zod").ZodString;
                    models: import("zod").ZodArray<import("zod").ZodObject<{
                        productId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    buyFrom: import("zod").ZodISODate;
                    buyTo: import("zod").ZodISODate;
                    applyFrom: import("zod").ZodString;
                    applyTo: import("zod").ZodString;
                    needInvoice: import("zod").ZodBoolean;
                    needAddress: import("zod").ZodBoolean;
                    gifts: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    quota: import("zod").ZodNullable<import("zod").ZodInt>;
                    left: import("zod").ZodNullable<import("zod").ZodInt>;
                    rules: import("zod").ZodString;
                    isOpen: import("zod").ZodBoolean;
                    obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                        applied: "applied";
                        boughtOutside: "boughtOutside";
                        closed: "closed";
                        ended: "ended";
                        full: "full";
                        noProduct: "noProduct";
                        notBegun: "notBegun";
                        notInForce: "notInForce";
                    }>>;
                    applications: import("zod").ZodArray<import("zod").ZodObject<{
                        regProductId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        serialEnd: import("zod").ZodString;
                        state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                applied: import("zod").ZodDefault<import("zod").ZodBoolean>;
                regProductId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                    pictureUrl: import("zod").ZodString;
                    models: import("zod").ZodArray<import("zod").ZodObject<{
                        productId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    buyFrom: import("zod").ZodISODate;
                    buyTo: import("zod").ZodISODate;
                    applyFrom: import("zod").ZodString;
                    applyTo: import("zod").ZodString;
                    needInvoice: import("zod").ZodBoolean;
                    needAddress: import("zod").ZodBoolean;
                    gifts: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    quota: import("zod").ZodNullable<import("zod").ZodInt>;
                    left: import("zod").ZodNullable<import("zod").ZodInt>;
                    rules: import("zod").ZodString;
                    isOpen: import("zod").ZodBoolean;
                    obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                        applied: "applied";
                        boughtOutside: "boughtOutside";
                        closed: "closed";
                        ended: "ended";
                        full: "full";
                        noProduct: "noProduct";
                        notBegun: "notBegun";
                        notInForce: "notInForce";
                    }>>;
                    applications: import("zod").ZodArray<import("zod").ZodObject<{
                        regProductId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                        serialEnd: import("zod").ZodString;
                        state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>>;
            GetProductActivityDetail: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                pictureUrl: import("zod").ZodString;
                models: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                left: import("zod").ZodNullable<import("zod").ZodInt>;
                rules: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                    applied: "applied";
                    boughtOutside: "boughtOutside";
                    closed: "closed";
                    ended: "ended";
                    full: "full";
                    noProduct: "noProduct";
                    notBegun: "notBegun";
                    notInForce: "notInForce";
                }>>;
                products: import("zod").ZodArray<import("zod").ZodObject<{
                    regProductId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    buyDate: import("zod").ZodISODate;
                    state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                    obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                        applied: "applied";
                        boughtOutside: "boughtOutside";
                        notInForce: "notInForce";
                    }>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                pictureUrl: import("zod").ZodString;
                models: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                left: import("zod").ZodNullable<import("zod").ZodInt>;
                rules: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                    applied: "applied";
                    boughtOutside: "boughtOutside";
                    closed: "closed";
                    ended: "ended";
                    full: "full";
                    noProduct: "noProduct";
                    notBegun: "notBegun";
                    notInForce: "notInForce";
                }>>;
                products: import("zod").ZodArray<import("zod").ZodObject<{
                    regProductId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    buyDate: import("zod").ZodISODate;
                    state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                    obstacle: import("zod").ZodNullable<import("zod").ZodEnum<{
                        applied: "applied";
                        boughtOutside: "boughtOutside";
                        notInForce: "notInForce";
                    }>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">>;
            UserProductActivityApply: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
                addressId: import("zod").ZodOptional<import("zod").ZodUUID>;
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                remark: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "AppliedAlready" | "ApplyClosed" | "ContentNotFound" | "NotEligible" | "PlacesFull" | "UploadNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
                addressId: import("zod").ZodOptional<import("zod").ZodUUID>;
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                remark: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "AppliedAlready" | "ApplyClosed" | "ContentNotFound" | "NotEligible" | "PlacesFull" | "UploadNotFound">>;
            UserProductActivityModify: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
                addressId: import("zod").ZodOptional<import("zod").ZodUUID>;
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                remark: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ApplyClosed" | "ContentNotFound" | "NotAllowedNow" | "UploadNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
                addressId: import("zod").ZodOptional<import("zod").ZodUUID>;
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                remark: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ApplyClosed" | "ContentNotFound" | "NotAllowedNow" | "UploadNotFound">>;
            UserProductActivityDetail: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                mayModify: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound">>;
            GetList: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                ended: import("zod").ZodDefault<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    regProductId: import("zod").ZodUUID;
                    product: import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        summary: import("zod").ZodString;
                        categoryId: import("zod").ZodInt;
                        categoryName: import("zod").ZodString;
                        pictureUrl: import("zod").ZodString;
                        launchDate: import("zod").ZodISODate;
                    }, import("zod/v4/core").$strip>;
                    serialEnd: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                        from: import("zod").ZodISODate;
                        until: import("zod").ZodISODate;
                        extensionMonths: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                    photoCount: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                ended: import("zod").ZodDefault<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    regProductId: import("zod").ZodUUID;
                    product: import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        code: import("zod").ZodString;
                        name: import("zod").ZodString;
                        summary: import("zod").ZodString;
                        categoryId: import("zod").ZodInt;
                        categoryName: import("zod").ZodString;
                        pictureUrl: import("zod").ZodString;
                        launchDate: import("zod").ZodISODate;
                    }, import("zod/v4/core").$strip>;
                    serialEnd: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                        from: import("zod").ZodISODate;
                        until: import("zod").ZodISODate;
                        extensionMonths: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                    photoCount: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>>;
            Get: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">>;
            Delete: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                ticket: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound" | "NotAllowedNow" | "TicketInvalid">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                ticket: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound" | "NotAllowedNow" | "TicketInvalid">>;
            CheckSerialNumber: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                serialNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                state: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                serialNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                state: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">>;
            CheckAccessCode: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                accessCode: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                valid: import("zod").ZodBoolean;
                codeState: import("zod").ZodNullable<import("zod").ZodInt>;
                productId: import("zod").ZodNullable<import("zod").ZodUUID>;
                remain: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                accessCode: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                valid: import("zod").ZodBoolean;
                codeState: import("zod").ZodNullable<import("zod").ZodInt>;
                productId: import("zod").ZodNullable<import("zod").ZodUUID>;
                remain: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">>;
            Add: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                warrantyCardPics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                shopId: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodUUID>>;
                shopName: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                productOrigin: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                price: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodNumber>>;
                productId: import("zod").ZodUUID;
                serialNumber: import("zod").ZodString;
                accessCode: import("zod").ZodDefault<import("zod").ZodString>;
                claim: import("zod").ZodDefault<import("zod").ZodBoolean>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AccessCodeWrong" | "ContentNotFound" | "SerialBlocked" | "SerialNeedsInvoice" | "SerialOwn" | "SerialTaken" | "SerialWrongForm" | "UploadNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                warrantyCardPics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                shopId: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodUUID>>;
                shopName: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                productOrigin: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                price: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodNumber>>;
                productId: import("zod").ZodUUID;
                serialNumber: import("zod").ZodString;
                accessCode: import("zod").ZodDefault<import("zod").ZodString>;
                claim: import("zod").ZodDefault<import("zod").ZodBoolean>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AccessCodeWrong" | "ContentNotFound" | "SerialBlocked" | "SerialNeedsInvoice" | "SerialOwn" | "SerialTaken" | "SerialWrongForm" | "UploadNotFound">>;
            SubmitProof: import("../../http/implement.ts").Handler<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                warrantyCardPics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                regProductId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "SerialTaken" | "UploadNotFound">> | import("../../http/implement.ts").SteppedWrite<import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                invoicePics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                warrantyCardPics: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodUUID>>;
                regProductId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                passportLevel: import("zod").ZodNullable<import("zod").ZodInt>;
                photoCount: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                gear: import("zod").ZodNullable<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        lens: "lens";
                    }>;
                    id: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyDate: import("zod").ZodISODate;
                buyChannelType: import("zod").ZodInt;
                buyChannelName: import("zod").ZodString;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodInt;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                hasAccessCode: import("zod").ZodBoolean;
                invoiceState: import("zod").ZodInt;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                isDisputed: import("zod").ZodBoolean;
                isLost: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "SerialTaken" | "UploadNotFound">>;
        };
        StaffProduct: import("../../http/implement.ts").HandlersOf<{
            readonly GetCategories: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                serialHelp: import("zod").ZodString;
                productCount: import("zod").ZodInt;
                rewardRule: import("zod").ZodEnum<{
                    productAccessory: "productAccessory";
                    productCamera: "productCamera";
                    productLens: "productLens";
                }>;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>, never>;
            readonly CreateCategory: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                serialHelp: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                sort: import("zod").ZodInt;
                rewardRule: import("zod").ZodEnum<{
                    productAccessory: "productAccessory";
                    productCamera: "productCamera";
                    productLens: "productLens";
                }>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodInt, "AlreadyThere">;
            readonly SaveCategory: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                serialHelp: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                sort: import("zod").ZodInt;
                id: import("zod").ZodInt;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "AlreadyThere" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                categoryId: import("zod").ZodOptional<import("zod").ZodInt>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                    serialPattern: import("zod").ZodString;
                    warrantyMonths: import("zod").ZodInt;
                    specs: import("zod").ZodArray<import("zod").ZodObject<{
                        name: import("zod").ZodString;
                        value: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    gear: import("zod").ZodString;
                    gearName: import("zod").ZodString;
                    sort: import("zod").ZodInt;
                    isOpen: import("zod").ZodBoolean;
                    registeredCount: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                categoryId: import("zod").ZodOptional<import("zod").ZodInt>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                readonly fileName: import("zod").ZodString;
                readonly content: import("zod").ZodBase64;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "BackgroundTooSmall" | "FileTooLarge" | "FileTypeRefused" | "HeicRefused" | "HeicTooLarge" | "PhotoDamaged" | "PhotoIncomplete" | "PhotoTooLarge" | "StorageFull">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                categoryId: import("zod").ZodInt;
                code: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                summary: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                serialPattern: import("zod").ZodString;
                launchDate: import("zod").ZodISODate;
                warrantyMonths: import("zod").ZodInt;
                specs: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                    value: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                }, import("zod/v4/core").$strip>>;
                gear: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                pictureFileId: import("zod").ZodOptional<import("zod").ZodUUID>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                code: import("zod").ZodString;
                name: import("zod").ZodString;
                summary: import("zod").ZodString;
                categoryId: import("zod").ZodInt;
                categoryName: import("zod").ZodString;
                pictureUrl: import("zod").ZodString;
                launchDate: import("zod").ZodISODate;
                serialPattern: import("zod").ZodString;
                warrantyMonths: import("zod").ZodInt;
                specs: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    value: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                gear: import("zod").ZodString;
                gearName: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                registeredCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere" | "UploadNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                categoryId: import("zod").ZodInt;
                code: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                summary: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                serialPattern: import("zod").ZodString;
                launchDate: import("zod").ZodISODate;
                warrantyMonths: import("zod").ZodInt;
                specs: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                    value: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                }, import("zod/v4/core").$strip>>;
                gear: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                id: import("zod").ZodUUID;
                pictureFileId: import("zod").ZodOptional<import("zod").ZodUUID>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                code: import("zod").ZodString;
                name: import("zod").ZodString;
                summary: import("zod").ZodString;
                categoryId: import("zod").ZodInt;
                categoryName: import("zod").ZodString;
                pictureUrl: import("zod").ZodString;
                launchDate: import("zod").ZodISODate;
                serialPattern: import("zod").ZodString;
                warrantyMonths: import("zod").ZodInt;
                specs: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    value: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                gear: import("zod").ZodString;
                gearName: import("zod").ZodString;
                sort: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                registeredCount: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere" | "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
        }>;
        StaffProductActivity: import("../../http/implement.ts").HandlersOf<{
            readonly RequestAddress: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                grant: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetAddress: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                grant: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                receiver: import("zod").ZodString;
                phone: import("zod").ZodString;
                place: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "TicketInvalid">;
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4>>;
                isOpen: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                    pictureUrl: import("zod").ZodString;
                    models: import("zod").ZodArray<import("zod").ZodObject<{
                        productId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    buyFrom: import("zod").ZodISODate;
                    buyTo: import("zod").ZodISODate;
                    applyFrom: import("zod").ZodString;
                    applyTo: import("zod").ZodString;
                    needInvoice: import("zod").ZodBoolean;
                    needAddress: import("zod").ZodBoolean;
                    gifts: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    quota: import("zod").ZodNullable<import("zod").ZodInt>;
                    left: import("zod").ZodNullable<import("zod").ZodInt>;
                    rules: import("zod").ZodString;
                    isOpen: import("zod").ZodBoolean;
                    taken: import("zod").ZodInt;
                    waiting: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetDetail: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                pictureUrl: import("zod").ZodString;
                models: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                left: import("zod").ZodNullable<import("zod").ZodInt>;
                rules: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                taken: import("zod").ZodInt;
                waiting: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                rules: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                productIds: import("zod").ZodArray<import("zod").ZodUUID>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                pictureFileId: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                pictureUrl: import("zod").ZodString;
                models: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                left: import("zod").ZodNullable<import("zod").ZodInt>;
                rules: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                taken: import("zod").ZodInt;
                waiting: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "UploadNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                rules: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                productIds: import("zod").ZodArray<import("zod").ZodUUID>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                pictureFileId: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUUID>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                isOpen: import("zod").ZodBoolean;
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                pictureUrl: import("zod").ZodString;
                models: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                buyFrom: import("zod").ZodISODate;
                buyTo: import("zod").ZodISODate;
                applyFrom: import("zod").ZodString;
                applyTo: import("zod").ZodString;
                needInvoice: import("zod").ZodBoolean;
                needAddress: import("zod").ZodBoolean;
                gifts: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                quota: import("zod").ZodNullable<import("zod").ZodInt>;
                left: import("zod").ZodNullable<import("zod").ZodInt>;
                rules: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                taken: import("zod").ZodInt;
                waiting: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
            readonly GetApplications: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                activityId: import("zod").ZodOptional<import("zod").ZodUUID>;
                state: import("zod").ZodOptional<import("zod").ZodInt>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    activityId: import("zod").ZodUUID;
                    regProductId: import("zod").ZodUUID;
                    state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                    gift: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    address: import("zod").ZodNullable<import("zod").ZodObject<{
                        receiver: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        place: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        fileName: import("zod").ZodString;
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    remark: import("zod").ZodString;
                    reason: import("zod").ZodString;
                    carrier: import("zod").ZodString;
                    trackingNumber: import("zod").ZodString;
                    createTime: import("zod").ZodNullable<import("zod").ZodString>;
                    sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                    id: import("zod").ZodUUID;
                    number: import("zod").ZodString;
                    activityTitle: import("zod").ZodString;
                    productName: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    buyDate: import("zod").ZodISODate;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetApplication: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                activityTitle: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                buyDate: import("zod").ZodISODate;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                activityId: import("zod").ZodOptional<import("zod").ZodUUID>;
                state: import("zod").ZodOptional<import("zod").ZodInt>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<2 | 3 | 4 | 6>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                activityTitle: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                buyDate: import("zod").ZodISODate;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly Send: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                carrier: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"">, import("zod").ZodString]>>;
                trackingNumber: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"">, import("zod").ZodString]>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                activityId: import("zod").ZodUUID;
                regProductId: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<0 | 1 | 2 | 3 | 4 | 5 | 6>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                remark: import("zod").ZodString;
                reason: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                createTime: import("zod").ZodNullable<import("zod").ZodString>;
                sentTime: import("zod").ZodNullable<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                activityTitle: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                buyDate: import("zod").ZodISODate;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly CheckParcels: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                shipped: import("zod").ZodInt;
                faults: import("zod").ZodArray<import("zod").ZodObject<{
                    line: import("zod").ZodInt;
                    column: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly ImportParcels: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                shipped: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffAccessCode: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                productId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    productId: import("zod").ZodUUID;
                    productName: import("zod").ZodString;
                    note: import("zod").ZodString;
                    amount: import("zod").ZodInt;
                    creatorName: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    madeTime: import("zod").ZodNullable<import("zod").ZodString>;
                    unused: import("zod").ZodInt;
                    used: import("zod").ZodInt;
                    frozen: import("zod").ZodInt;
                    voided: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                amount: import("zod").ZodInt;
                note: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                productId: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                note: import("zod").ZodString;
                amount: import("zod").ZodInt;
                creatorName: import("zod").ZodString;
                createTime: import("zod").ZodString;
                madeTime: import("zod").ZodNullable<import("zod").ZodString>;
                unused: import("zod").ZodInt;
                used: import("zod").ZodInt;
                frozen: import("zod").ZodInt;
                voided: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Download: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly SetState: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                to: import("zod").ZodEnum<{
                    frozen: "frozen";
                    unused: "unused";
                    void: "void";
                }>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                productId: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                note: import("zod").ZodString;
                amount: import("zod").ZodInt;
                creatorName: import("zod").ZodString;
                createTime: import("zod").ZodString;
                madeTime: import("zod").ZodNullable<import("zod").ZodString>;
                unused: import("zod").ZodInt;
                used: import("zod").ZodInt;
                frozen: import("zod").ZodInt;
                voided: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
        }>;
        StaffShipment: import("../../http/implement.ts").HandlersOf<{
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
            readonly Find: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                serialNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
                shippedOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                isBlocked: import("zod").ZodBoolean;
                registrations: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>, never>;
            readonly SetBlocked: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                blocked: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound" | "NotAllowedNow">;
        }>;
        StaffRegistration: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                task: import("zod").ZodOptional<import("zod").ZodEnum<{
                    dispute: "dispute";
                    invoice: "invoice";
                    registration: "registration";
                }>>;
                state: import("zod").ZodOptional<import("zod").ZodInt>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    productName: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    invoiceState: import("zod").ZodInt;
                    hasAccessCode: import("zod").ZodBoolean;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                task: import("zod").ZodOptional<import("zod").ZodEnum<{
                    dispute: "dispute";
                    invoice: "invoice";
                    registration: "registration";
                }>>;
                state: import("zod").ZodOptional<import("zod").ZodInt>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
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
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                invoiceState: import("zod").ZodInt;
                hasAccessCode: import("zod").ZodBoolean;
                createTime: import("zod").ZodString;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialNumber: import("zod").ZodString;
                isShipped: import("zod").ZodBoolean;
                shippedOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                buyDate: import("zod").ZodISODate;
                buyChannelName: import("zod").ZodString;
                shopId: import("zod").ZodNullable<import("zod").ZodUUID>;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                disputed: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    hasAccessCode: import("zod").ZodBoolean;
                    invoiceState: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                accept: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                invoiceState: import("zod").ZodInt;
                hasAccessCode: import("zod").ZodBoolean;
                createTime: import("zod").ZodString;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialNumber: import("zod").ZodString;
                isShipped: import("zod").ZodBoolean;
                shippedOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                buyDate: import("zod").ZodISODate;
                buyChannelName: import("zod").ZodString;
                shopId: import("zod").ZodNullable<import("zod").ZodUUID>;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                disputed: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    hasAccessCode: import("zod").ZodBoolean;
                    invoiceState: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow" | "SerialTaken">;
            readonly DecideInvoice: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                accept: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                state: import("zod").ZodInt;
                invoiceState: import("zod").ZodInt;
                hasAccessCode: import("zod").ZodBoolean;
                createTime: import("zod").ZodString;
                product: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    categoryId: import("zod").ZodInt;
                    categoryName: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    launchDate: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>;
                serialNumber: import("zod").ZodString;
                isShipped: import("zod").ZodBoolean;
                shippedOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                buyDate: import("zod").ZodISODate;
                buyChannelName: import("zod").ZodString;
                shopId: import("zod").ZodNullable<import("zod").ZodUUID>;
                shopName: import("zod").ZodString;
                productOrigin: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                price: import("zod").ZodNullable<import("zod").ZodNumber>;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                    extensionMonths: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                mayExtend: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
                invoicePics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                warrantyCardPics: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    width: import("zod").ZodInt;
                    height: import("zod").ZodInt;
                    fileName: import("zod").ZodString;
                    url480: import("zod").ZodString;
                    url1080: import("zod").ZodString;
                    urlPdf: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                disputed: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    hasAccessCode: import("zod").ZodBoolean;
                    invoiceState: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                deciderName: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
        }>;
    };
    targets: import("../target/target-kind.ts").TargetPart[];
    exports: import("../../export/list-export.ts").ListExport[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    counters: CountedTable[];
    medalMeasures: readonly import("../achievement/medal-measure.ts").MedalMeasure[];
    noticeKinds: {
        'product.claimed': {
            tab: 6;
        };
        'product.accepted': {
            tab: 6;
        };
        'product.refused': {
            tab: 6;
        };
        'product.activityAccepted': {
            tab: 6;
        };
        'product.activityIncomplete': {
            tab: 6;
        };
        'product.activityRefused': {
            tab: 6;
        };
        'product.activitySent': {
            tab: 6;
        };
        'product.kept': {
            tab: 6;
        };
        'product.lost': {
            tab: 6;
        };
        'product.extended': {
            tab: 6;
        };
        'product.invoiceAccepted': {
            tab: 6;
        };
        'product.invoiceRefused': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            user_product: string[];
            product_serial: string[];
            product_application: string[];
        };
        collect: ({ env }: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                products: object[];
                'product-activities': object[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId, now }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
