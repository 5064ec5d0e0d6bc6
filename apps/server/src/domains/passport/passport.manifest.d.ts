export declare const passportManifest: {
    name: string;
    handlers: {
        UserProduct: Pick<import("../../http/implement.ts").HandlersOf<{
            readonly GetPassport: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                regProductId: import("zod").ZodOptional<import("zod").ZodUUID>;
                code: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                code: import("zod").ZodString;
                productId: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                productSummary: import("zod").ZodString;
                pictureUrl: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                level: import("zod").ZodInt;
                isLost: import("zod").ZodBoolean;
                isDisputed: import("zod").ZodBoolean;
                warranty: import("zod").ZodNullable<import("zod").ZodObject<{
                    from: import("zod").ZodISODate;
                    until: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>>;
                shutter: import("zod").ZodNullable<import("zod").ZodObject<{
                    count: import("zod").ZodInt;
                    day: import("zod").ZodISODate;
                }, import("zod/v4/core").$strip>>;
                hasShutter: import("zod").ZodBoolean;
                countsShutter: import("zod").ZodBoolean;
                shutterByMonth: import("zod").ZodArray<import("zod").ZodObject<{
                    month: import("zod").ZodString;
                    count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                ownerCount: import("zod").ZodInt;
                owner: import("zod").ZodObject<{
                    userId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    headPicUrl: import("zod").ZodString;
                    userCategoryIcon: import("zod").ZodNullable<import("zod").ZodString>;
                    usedFrameId: import("zod").ZodNullable<import("zod").ZodString>;
                    usedFrameSrc: import("zod").ZodNullable<import("zod").ZodString>;
                    level: import("zod").ZodInt;
                    userLevelIcon: import("zod").ZodNullable<import("zod").ZodString>;
                    usedAchievementSrc: import("zod").ZodNullable<import("zod").ZodString>;
                    usedAchievementTitle: import("zod").ZodNullable<import("zod").ZodString>;
                    followState: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<0>, import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                }, import("zod/v4/core").$strip>;
                registeredOn: import("zod").ZodISODate;
                own: import("zod").ZodNullable<import("zod").ZodObject<{
                    proofDays: import("zod").ZodInt;
                    proofCount: import("zod").ZodInt;
                    isFrozen: import("zod").ZodBoolean;
                    remindCounts: import("zod").ZodArray<import("zod").ZodInt>;
                    remindWarranty: import("zod").ZodBoolean;
                    lostOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                    transfer: import("zod").ZodNullable<import("zod").ZodObject<{
                        state: import("zod").ZodInt;
                        createTime: import("zod").ZodString;
                        expireTime: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    photos: import("zod").ZodArray<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        id: import("zod").ZodUUID;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetGearEvents: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                regProductId: import("zod").ZodOptional<import("zod").ZodUUID>;
                code: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodInt;
                    day: import("zod").ZodISODate;
                    text: import("zod").ZodString;
                    service: import("zod").ZodNullable<import("zod").ZodInt>;
                    shutterCount: import("zod").ZodNullable<import("zod").ZodInt>;
                    place: import("zod").ZodString;
                    note: import("zod").ZodString;
                    byStaff: import("zod").ZodBoolean;
                    isOwn: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly AddService: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                service: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6>;
                day: import("zod").ZodISODate;
                place: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                shutterCount: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodInt>>;
                regProductId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                kind: import("zod").ZodInt;
                day: import("zod").ZodISODate;
                text: import("zod").ZodString;
                service: import("zod").ZodNullable<import("zod").ZodInt>;
                shutterCount: import("zod").ZodNullable<import("zod").ZodInt>;
                place: import("zod").ZodString;
                note: import("zod").ZodString;
                byStaff: import("zod").ZodBoolean;
                isOwn: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly RemoveService: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
            readonly SetReminders: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                remindCounts: import("zod").ZodArray<import("zod").ZodLiteral<5000 | 10000 | 20000 | 50000 | 100000 | 150000 | 200000 | 300000>>;
                remindWarranty: import("zod").ZodBoolean;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                remindCounts: import("zod").ZodArray<import("zod").ZodInt>;
                remindWarranty: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly ExportPassport: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileName: import("zod").ZodString;
                pdf: import("zod").ZodBase64;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly StartTransfer: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                ticket: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                code: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "GearLost" | "NotAllowedNow" | "TicketInvalid">;
            readonly CancelTransfer: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                state: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly AcceptTransfer: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                code: import("zod").ZodString;
                serialNumber: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strip>, "GearLost" | "NotAllowedNow" | "TransferCodeWrong">;
            readonly SetLost: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                lostOn: import("zod").ZodNullable<import("zod").ZodISODate>;
                note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                lostOn: import("zod").ZodNullable<import("zod").ZodISODate>;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly GetProductActivityList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, never>;
            readonly GetProductActivityDetail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly UserProductActivityApply: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "AppliedAlready" | "ApplyClosed" | "ContentNotFound" | "NotEligible" | "PlacesFull" | "UploadNotFound">;
            readonly UserProductActivityModify: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "ApplyClosed" | "ContentNotFound" | "NotAllowedNow" | "UploadNotFound">;
            readonly UserProductActivityDetail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, never>;
            readonly Get: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Delete: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                regProductId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                ticket: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound" | "NotAllowedNow" | "TicketInvalid">;
            readonly CheckSerialNumber: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                serialNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                state: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly CheckAccessCode: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                accessCode: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                valid: import("zod").ZodBoolean;
                codeState: import("zod").ZodNullable<import("zod").ZodInt>;
                productId: import("zod").ZodNullable<import("zod").ZodUUID>;
                remain: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Add: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "AccessCodeWrong" | "ContentNotFound" | "SerialBlocked" | "SerialNeedsInvoice" | "SerialOwn" | "SerialTaken" | "SerialWrongForm" | "UploadNotFound">;
            readonly SubmitProof: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
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
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "SerialTaken" | "UploadNotFound">;
        }>, "AcceptTransfer" | "AddService" | "CancelTransfer" | "ExportPassport" | "GetGearEvents" | "GetPassport" | "RemoveService" | "SetLost" | "SetReminders" | "StartTransfer">;
        StaffPassport: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                level: import("zod").ZodOptional<import("zod").ZodInt>;
                lost: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    productName: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    level: import("zod").ZodInt;
                    isLost: import("zod").ZodBoolean;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    shutterCount: import("zod").ZodNullable<import("zod").ZodInt>;
                    proofCount: import("zod").ZodInt;
                    serviceCount: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                level: import("zod").ZodOptional<import("zod").ZodInt>;
                lost: import("zod").ZodOptional<import("zod").ZodBoolean>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly RecordService: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                service: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6>;
                day: import("zod").ZodISODate;
                place: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                note: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                shutterCount: import("zod").ZodDefault<import("zod").ZodNullable<import("zod").ZodInt>>;
                id: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                kind: import("zod").ZodInt;
                day: import("zod").ZodISODate;
                text: import("zod").ZodString;
                service: import("zod").ZodNullable<import("zod").ZodInt>;
                shutterCount: import("zod").ZodNullable<import("zod").ZodInt>;
                place: import("zod").ZodString;
                note: import("zod").ZodString;
                byStaff: import("zod").ZodBoolean;
                isOwn: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetRules: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    productId: import("zod").ZodUUID;
                    productName: import("zod").ZodString;
                    tag: import("zod").ZodInt;
                    isTrusted: import("zod").ZodBoolean;
                    normaliser: import("zod").ZodInt;
                    serialPattern: import("zod").ZodString;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly SaveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                productId: import("zod").ZodUUID;
                tag: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 10 | 11>;
                isTrusted: import("zod").ZodBoolean;
                normaliser: import("zod").ZodLiteral<1 | 2 | 3>;
                serialPattern: import("zod").ZodDefault<import("zod").ZodString>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                productId: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                tag: import("zod").ZodInt;
                isTrusted: import("zod").ZodBoolean;
                normaliser: import("zod").ZodInt;
                serialPattern: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly RemoveRule: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound">;
            readonly GetSightings: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    productName: import("zod").ZodString;
                    serialEnd: import("zod").ZodString;
                    ownerId: import("zod").ZodUUID;
                    ownerName: import("zod").ZodString;
                    lostOn: import("zod").ZodISODate;
                    lostNote: import("zod").ZodString;
                    uploaderId: import("zod").ZodUUID;
                    uploaderName: import("zod").ZodString;
                    uploadTime: import("zod").ZodString;
                    pictureUrl: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    decidedBy: import("zod").ZodString;
                    note: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly DecideSighting: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                state: import("zod").ZodLiteral<2 | 3>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                productName: import("zod").ZodString;
                serialEnd: import("zod").ZodString;
                ownerId: import("zod").ZodUUID;
                ownerName: import("zod").ZodString;
                lostOn: import("zod").ZodISODate;
                lostNote: import("zod").ZodString;
                uploaderId: import("zod").ZodUUID;
                uploaderName: import("zod").ZodString;
                uploadTime: import("zod").ZodString;
                pictureUrl: import("zod").ZodString;
                state: import("zod").ZodInt;
                decidedBy: import("zod").ZodString;
                note: import("zod").ZodString;
                createTime: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'passport.level': {
            tab: 6;
        };
        'passport.shutterReached': {
            tab: 6;
        };
        'passport.warrantyEnding': {
            tab: 6;
        };
        'passport.transferred': {
            tab: 6;
        };
        'passport.followedUp': {
            tab: 6;
        };
    };
    medalMeasures: {
        name: string;
        events: "passport.levelReached"[];
        read: (db: import("../../db/client.ts").Queryable, { memberIds, args, now }: {
            memberIds: readonly string[];
            args: readonly import("../achievement/medal-measure.ts").MeasureArgs[];
            now: Date;
        }) => Promise<{
            memberId: string;
            values: number[];
        }[]>;
    }[];
    personalData: {
        exportedTables: {
            gear_transfer: string[];
        };
        omittedTables: {
            gear_sighting: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                'gear-passports': object[];
                'gear-services': object[];
                'gear-transfers': object[];
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
