import { findOpenPresents } from './present.export.ts';
export declare const presentManifest: {
    name: string;
    handlers: {
        Present: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                group: import("zod").ZodDefault<import("zod").ZodEnum<{
                    current: "current";
                    past: "past";
                }>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    title: import("zod").ZodString;
                    presentType: import("zod").ZodLiteral<1 | 2>;
                    source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                    kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                    grantTime: import("zod").ZodString;
                    claimDeadline: import("zod").ZodString;
                    carrier: import("zod").ZodString;
                    trackingNumber: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetWaitingCount: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetDetail: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                number: import("zod").ZodString;
                pictureUrls: import("zod").ZodArray<import("zod").ZodString>;
                detail: import("zod").ZodString;
                memo: import("zod").ZodString;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                chosen: import("zod").ZodNullable<import("zod").ZodInt>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                completionTime: import("zod").ZodNullable<import("zod").ZodString>;
                endTime: import("zod").ZodNullable<import("zod").ZodString>;
                award: import("zod").ZodNullable<import("zod").ZodObject<{
                    event: import("zod").ZodString;
                    rank: import("zod").ZodString;
                    nickName: import("zod").ZodString;
                    work: import("zod").ZodNullable<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        path: import("zod").ZodString;
                        coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Claim: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PresentClaimed" | "PresentExpired">;
            readonly Choose: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                option: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PresentClaimed" | "PresentExpired">;
            readonly Exchange: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PresentClaimed" | "PresentExpired">;
            readonly SetAddress: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                addressId: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PresentExpired">;
            readonly GiveUp: import("@guangquan/contract").Method<"member", import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                title: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                kind: import("zod").ZodNullable<import("zod").ZodLiteral<1 | 3>>;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PresentExpired">;
        }>;
        StaffGift: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                presentType: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2>>;
                isOpen: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    presentType: import("zod").ZodLiteral<1 | 2>;
                    title: import("zod").ZodString;
                    detail: import("zod").ZodString;
                    value: import("zod").ZodInt;
                    options: import("zod").ZodArray<import("zod").ZodObject<{
                        title: import("zod").ZodString;
                        kind: import("zod").ZodLiteral<1 | 3>;
                        coins: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                    claimDays: import("zod").ZodInt;
                    isOpen: import("zod").ZodBoolean;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    pictures: import("zod").ZodArray<import("zod").ZodObject<{
                        key: import("zod").ZodString;
                        url: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
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
                presentType: import("zod").ZodLiteral<1 | 2>;
                title: import("zod").ZodString;
                detail: import("zod").ZodString;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                claimDays: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                createTime: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                readonly fileName: import("zod").ZodString;
                readonly content: import("zod").ZodBase64;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "BackgroundTooSmall" | "FileTooLarge" | "FileTypeRefused" | "HeicRefused" | "HeicTooLarge" | "PhotoDamaged" | "PhotoIncomplete" | "PhotoTooLarge" | "StorageFull">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                presentType: import("zod").ZodLiteral<1 | 2>;
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                detail: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodDefault<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                claimDays: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                pictures: import("zod").ZodArray<import("zod").ZodString>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                presentType: import("zod").ZodLiteral<1 | 2>;
                title: import("zod").ZodString;
                detail: import("zod").ZodString;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                claimDays: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                createTime: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "UploadNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                presentType: import("zod").ZodLiteral<1 | 2>;
                title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                detail: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodDefault<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                claimDays: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                pictures: import("zod").ZodArray<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                presentType: import("zod").ZodLiteral<1 | 2>;
                title: import("zod").ZodString;
                detail: import("zod").ZodString;
                value: import("zod").ZodInt;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    title: import("zod").ZodString;
                    kind: import("zod").ZodLiteral<1 | 3>;
                    coins: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                exchangeCoins: import("zod").ZodNullable<import("zod").ZodInt>;
                claimDays: import("zod").ZodInt;
                isOpen: import("zod").ZodBoolean;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                pictures: import("zod").ZodArray<import("zod").ZodObject<{
                    key: import("zod").ZodString;
                    url: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                createTime: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
        }>;
        StaffGiftRule: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                level: import("zod").ZodNullable<import("zod").ZodInt>;
                giftId: import("zod").ZodUUID;
                giftTitle: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                source: import("zod").ZodLiteral<1 | 2 | 3>;
                level: import("zod").ZodNullable<import("zod").ZodInt>;
                giftId: import("zod").ZodUUID;
                isOpen: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                level: import("zod").ZodNullable<import("zod").ZodInt>;
                giftId: import("zod").ZodUUID;
                giftTitle: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                giftId: import("zod").ZodUUID;
                isOpen: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                level: import("zod").ZodNullable<import("zod").ZodInt>;
                giftId: import("zod").ZodUUID;
                giftTitle: import("zod").ZodString;
                isOpen: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
        StaffPresentGrant: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                waiting: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    giftId: import("zod").ZodUUID;
                    giftTitle: import("zod").ZodString;
                    source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                    memberCount: import("zod").ZodInt;
                    nickNames: import("zod").ZodArray<import("zod").ZodString>;
                    value: import("zod").ZodInt;
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
            readonly CheckList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                giftId: import("zod").ZodUUID;
                csv: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                members: import("zod").ZodInt;
                value: import("zod").ZodInt;
                needsApproval: import("zod").ZodBoolean;
                faults: import("zod").ZodArray<import("zod").ZodObject<{
                    line: import("zod").ZodInt;
                    column: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                giftId: import("zod").ZodUUID;
                source: import("zod").ZodLiteral<8 | 9>;
                memo: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                memberId: import("zod").ZodOptional<import("zod").ZodUUID>;
                csv: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                giftId: import("zod").ZodUUID;
                giftTitle: import("zod").ZodString;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                memberCount: import("zod").ZodInt;
                nickNames: import("zod").ZodArray<import("zod").ZodString>;
                value: import("zod").ZodInt;
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
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                approve: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                giftId: import("zod").ZodUUID;
                giftTitle: import("zod").ZodString;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                memberCount: import("zod").ZodInt;
                nickNames: import("zod").ZodArray<import("zod").ZodString>;
                value: import("zod").ZodInt;
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
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow" | "NotAllowedOnSelf">;
        }>;
        StaffPresent: import("../../http/implement.ts").HandlersOf<{
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
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>>;
                source: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>>;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    number: import("zod").ZodString;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    giftId: import("zod").ZodUUID;
                    title: import("zod").ZodString;
                    option: import("zod").ZodString;
                    presentType: import("zod").ZodLiteral<1 | 2>;
                    source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                    state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                    value: import("zod").ZodInt;
                    address: import("zod").ZodNullable<import("zod").ZodObject<{
                        receiver: import("zod").ZodString;
                        phone: import("zod").ZodString;
                        place: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    carrier: import("zod").ZodString;
                    trackingNumber: import("zod").ZodString;
                    memo: import("zod").ZodString;
                    grantTime: import("zod").ZodString;
                    claimDeadline: import("zod").ZodString;
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
                state: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>>;
                source: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>>;
                giftId: import("zod").ZodOptional<import("zod").ZodUUID>;
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
                giftId: import("zod").ZodUUID;
                title: import("zod").ZodString;
                option: import("zod").ZodString;
                presentType: import("zod").ZodLiteral<1 | 2>;
                source: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                state: import("zod").ZodLiteral<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9>;
                value: import("zod").ZodInt;
                address: import("zod").ZodNullable<import("zod").ZodObject<{
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                carrier: import("zod").ZodString;
                trackingNumber: import("zod").ZodString;
                memo: import("zod").ZodString;
                grantTime: import("zod").ZodString;
                claimDeadline: import("zod").ZodString;
                shippedTime: import("zod").ZodNullable<import("zod").ZodString>;
                endTime: import("zod").ZodNullable<import("zod").ZodString>;
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
    };
    exports: import("../../export/list-export.ts").ListExport[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    noticeKinds: {
        'present.granted': {
            readonly tab: 6;
        };
        'present.awarded': {
            readonly tab: 6;
        };
        'present.ending': {
            readonly tab: 6;
        };
        'present.shipped': {
            readonly tab: 6;
        };
    };
    personalData: {
        exportedTables: {
            present: string[];
        };
        omittedTables: {
            present_grant_member: string;
        };
        collect: (app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => {
            long: {
                presents: () => AsyncGenerator<object, any, any>;
            };
        };
        findObstacles: typeof findOpenPresents;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId, now }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
