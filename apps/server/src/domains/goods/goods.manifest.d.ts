import { findOpenOrders } from './goods.export.ts';
export declare const goodsManifest: {
    name: string;
    handlers: {
        Goods: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                goodsType: import("zod").ZodLiteral<1 | 2>;
                kind: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4>>;
                canAfford: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    goodsType: import("zod").ZodInt;
                    kind: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    coins: import("zod").ZodInt;
                    minLevel: import("zod").ZodInt;
                    ownersOnly: import("zod").ZodBoolean;
                    stock: import("zod").ZodNullable<import("zod").ZodInt>;
                    validFrom: import("zod").ZodNullable<import("zod").ZodString>;
                    validTo: import("zod").ZodNullable<import("zod").ZodString>;
                    limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetDetail: import("@guangquan/contract").Method<"public", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                summary: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                validFrom: import("zod").ZodNullable<import("zod").ZodString>;
                validTo: import("zod").ZodNullable<import("zod").ZodString>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                pictureUrls: import("zod").ZodArray<import("zod").ZodString>;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                shops: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    type: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    province: import("zod").ZodString;
                    city: import("zod").ZodString;
                    county: import("zod").ZodString;
                    detail: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    hours: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                conditions: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodEnum<{
                        age: "age";
                        coins: "coins";
                        level: "level";
                        limit: "limit";
                        owner: "owner";
                        period: "period";
                        stock: "stock";
                    }>;
                    isMet: import("zod").ZodBoolean;
                    text: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                maxCount: import("zod").ZodInt;
                lastOrderId: import("zod").ZodNullable<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Redeem: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                count: import("zod").ZodDefault<import("zod").ZodInt>;
                addressId: import("zod").ZodOptional<import("zod").ZodUUID>;
                shopId: import("zod").ZodOptional<import("zod").ZodUUID>;
                coins: import("zod").ZodOptional<import("zod").ZodInt>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                createTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "CoinDayLimit" | "CoinsNotEnough" | "ContentNotFound" | "ExchangeAge" | "GoodsChanged" | "GoodsClosed" | "GoodsLevelTooLow" | "OwnersOnly" | "RedeemLimit" | "StockNotEnough">;
        }>;
        GoodsOrder: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5>>;
                withCodes: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    number: import("zod").ZodString;
                    goodsId: import("zod").ZodUUID;
                    goodsType: import("zod").ZodInt;
                    kind: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    count: import("zod").ZodInt;
                    coins: import("zod").ZodInt;
                    state: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetDetail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                createTime: import("zod").ZodString;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                note: import("zod").ZodString;
                useNote: import("zod").ZodString;
                shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                endTime: import("zod").ZodNullable<import("zod").ZodString>;
                completionTime: import("zod").ZodNullable<import("zod").ZodString>;
                codes: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    code: import("zod").ZodString;
                    state: import("zod").ZodInt;
                    expireTime: import("zod").ZodString;
                    usedTime: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shops: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    type: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    province: import("zod").ZodString;
                    city: import("zod").ZodString;
                    county: import("zod").ZodString;
                    detail: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    hours: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Cancel: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                createTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly ChangeAddress: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                addressId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                createTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
        }>;
        StaffGoods: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                goodsType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2>>;
                state: import("zod").ZodOptional<import("zod").ZodLiteral<0 | 1 | 2>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    goodsType: import("zod").ZodInt;
                    kind: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    coins: import("zod").ZodInt;
                    stock: import("zod").ZodNullable<import("zod").ZodInt>;
                    sold: import("zod").ZodInt;
                    state: import("zod").ZodInt;
                    sort: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                goodsType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2>>;
                state: import("zod").ZodOptional<import("zod").ZodLiteral<0 | 1 | 2>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetDetail: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                sold: import("zod").ZodInt;
                state: import("zod").ZodInt;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
                summary: import("zod").ZodString;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                hasCodePool: import("zod").ZodBoolean;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetGiftList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodObject<{
                gives: import("zod").ZodString;
                name: import("zod").ZodString;
                choices: import("zod").ZodArray<import("zod").ZodObject<{
                    value: import("zod").ZodString;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>, never>;
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                readonly fileName: import("zod").ZodString;
                readonly content: import("zod").ZodBase64;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "BackgroundTooSmall" | "FileTooLarge" | "FileTypeRefused" | "HeicRefused" | "HeicTooLarge" | "PhotoDamaged" | "PhotoIncomplete" | "PhotoTooLarge" | "StorageFull">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                summary: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                detail: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                useNote: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                coins: import("zod").ZodInt;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                sort: import("zod").ZodInt;
                pictures: import("zod").ZodArray<import("zod").ZodString>;
                goodsType: import("zod").ZodLiteral<1 | 2>;
                kind: import("zod").ZodLiteral<1 | 2 | 3 | 4>;
                hasCodePool: import("zod").ZodBoolean;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                sold: import("zod").ZodInt;
                state: import("zod").ZodInt;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
                summary: import("zod").ZodString;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                hasCodePool: import("zod").ZodBoolean;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "UploadNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                summary: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                detail: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                useNote: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                coins: import("zod").ZodInt;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                sort: import("zod").ZodInt;
                pictures: import("zod").ZodArray<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                sold: import("zod").ZodInt;
                state: import("zod").ZodInt;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
                summary: import("zod").ZodString;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                hasCodePool: import("zod").ZodBoolean;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
            readonly SetState: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                publish: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                sold: import("zod").ZodInt;
                state: import("zod").ZodInt;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
                summary: import("zod").ZodString;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                hasCodePool: import("zod").ZodBoolean;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly ChangeStock: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                delta: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                name: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                coins: import("zod").ZodInt;
                stock: import("zod").ZodNullable<import("zod").ZodInt>;
                sold: import("zod").ZodInt;
                state: import("zod").ZodInt;
                sort: import("zod").ZodInt;
                version: import("zod").ZodInt;
                summary: import("zod").ZodString;
                detail: import("zod").ZodString;
                useNote: import("zod").ZodString;
                minLevel: import("zod").ZodInt;
                ownersOnly: import("zod").ZodBoolean;
                limitTotal: import("zod").ZodNullable<import("zod").ZodInt>;
                limitMonth: import("zod").ZodNullable<import("zod").ZodInt>;
                limitYear: import("zod").ZodNullable<import("zod").ZodInt>;
                from: import("zod").ZodNullable<import("zod").ZodInt>;
                to: import("zod").ZodNullable<import("zod").ZodInt>;
                hasCodePool: import("zod").ZodBoolean;
                codeDays: import("zod").ZodNullable<import("zod").ZodInt>;
                gift: import("zod").ZodNullable<import("zod").ZodObject<{
                    gives: import("zod").ZodString;
                    choice: import("zod").ZodDefault<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                shopIds: import("zod").ZodArray<import("zod").ZodUUID>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "StockNotEnough">;
        }>;
        StaffGoodsCode: import("../../http/implement.ts").HandlersOf<{
            readonly GetBatchList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                goodsId: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    count: import("zod").ZodInt;
                    left: import("zod").ZodInt;
                    createdBy: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly CheckImport: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                goodsId: import("zod").ZodUUID;
                csv: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                added: import("zod").ZodInt;
                faults: import("zod").ZodArray<import("zod").ZodObject<{
                    line: import("zod").ZodInt;
                    column: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Import: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                goodsId: import("zod").ZodUUID;
                csv: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                added: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow">;
            readonly Find: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                code: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsName: import("zod").ZodString;
                useNote: import("zod").ZodString;
                nickName: import("zod").ZodString;
                state: import("zod").ZodInt;
                expireTime: import("zod").ZodString;
                usedTime: import("zod").ZodNullable<import("zod").ZodString>;
                usedShop: import("zod").ZodString;
                shops: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Use: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                shopId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                goodsName: import("zod").ZodString;
                useNote: import("zod").ZodString;
                nickName: import("zod").ZodString;
                state: import("zod").ZodInt;
                expireTime: import("zod").ZodString;
                usedTime: import("zod").ZodNullable<import("zod").ZodString>;
                usedShop: import("zod").ZodString;
                shops: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "CodeSpent" | "ContentNotFound" | "NotAllowedNow">;
        }>;
        StaffGoodsOrder: import("../../http/implement.ts").HandlersOf<{
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
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5>>;
                goodsId: import("zod").ZodOptional<import("zod").ZodUUID>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    number: import("zod").ZodString;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    goodsId: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    goodsType: import("zod").ZodInt;
                    kind: import("zod").ZodInt;
                    count: import("zod").ZodInt;
                    coins: import("zod").ZodInt;
                    state: import("zod").ZodInt;
                    address: import("zod").ZodNullable<import("zod").ZodObject<{
                        receiver: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        place: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    carrier: import("zod").ZodString;
                    trackingNumber: import("zod").ZodString;
                    note: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    endTime: import("zod").ZodNullable<import("zod").ZodString>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5>>;
                goodsId: import("zod").ZodOptional<import("zod").ZodUUID>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Ship: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                name: import("zod").ZodString;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                note: import("zod").ZodString;
                createTime: import("zod").ZodString;
                shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                endTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
            readonly CheckShipments: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                shipped: import("zod").ZodInt;
                faults: import("zod").ZodArray<import("zod").ZodObject<{
                    line: import("zod").ZodInt;
                    column: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly ImportShipments: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                csv: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                shipped: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, never>;
            readonly Return: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                refund: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                number: import("zod").ZodString;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                goodsId: import("zod").ZodUUID;
                name: import("zod").ZodString;
                goodsType: import("zod").ZodInt;
                kind: import("zod").ZodInt;
                count: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                state: import("zod").ZodInt;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                note: import("zod").ZodString;
                createTime: import("zod").ZodString;
                shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                endTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        readonly kind: 'goods';
        readonly access: import("@guangquan/contract").StaffAccess;
        readonly find: ({ db }: import("../../context.ts").StaffCtx, { text, limit }: {
            text: string;
            limit: number;
        }) => Promise<{
            id: string;
            title: string;
            detail: string;
        }[]>;
    }[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    counters: {
        table: string;
        counters: {
            sold: import("kysely").RawBuilder<number>;
        };
    }[];
    noticeKinds: {
        'goods.shipped': {
            tab: 6;
        };
        'goods.returned': {
            tab: 6;
        };
        'goods.codeExpiring': {
            tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            goods_order: string[];
            goods_code: string[];
        };
        collect: (app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => {
            long: {
                orders: () => AsyncGenerator<object, any, any>;
            };
        };
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
        findObstacles: typeof findOpenOrders;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
