export declare const memberAdminManifest: {
    name: string;
    handlers: {
        StaffMember: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    headPicUrl: import("zod").ZodString;
                    level: import("zod").ZodInt;
                    status: import("zod").ZodLiteral<1 | 2 | 3>;
                    eraseTime: import("zod").ZodNullable<import("zod").ZodString>;
                    phoneMasked: import("zod").ZodNullable<import("zod").ZodString>;
                    emailMasked: import("zod").ZodNullable<import("zod").ZodString>;
                    publishCount: import("zod").ZodInt;
                    fansCount: import("zod").ZodInt;
                    registerTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                status: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 2 | 3>>;
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
                nickName: import("zod").ZodString;
                headPicUrl: import("zod").ZodString;
                level: import("zod").ZodInt;
                status: import("zod").ZodLiteral<1 | 2 | 3>;
                eraseTime: import("zod").ZodNullable<import("zod").ZodString>;
                phoneMasked: import("zod").ZodNullable<import("zod").ZodString>;
                emailMasked: import("zod").ZodNullable<import("zod").ZodString>;
                publishCount: import("zod").ZodInt;
                fansCount: import("zod").ZodInt;
                registerTime: import("zod").ZodString;
                introduction: import("zod").ZodString;
                backgroundUrl: import("zod").ZodNullable<import("zod").ZodString>;
                area: import("zod").ZodString;
                ipRegion: import("zod").ZodString;
                exp: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                userType: import("zod").ZodInt;
                followCount: import("zod").ZodInt;
                likeReceivedCount: import("zod").ZodInt;
                hasUserName: import("zod").ZodBoolean;
                hasPassword: import("zod").ZodBoolean;
                social: import("zod").ZodObject<{
                    wx: import("zod").ZodNullable<import("zod").ZodString>;
                    qq: import("zod").ZodNullable<import("zod").ZodString>;
                    weibo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                addresses: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                clubCard: import("zod").ZodNullable<import("zod").ZodObject<{
                    cardMasked: import("zod").ZodString;
                    state: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                openReportCount: import("zod").ZodInt;
                profileVersion: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetSessions: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                device: import("zod").ZodString;
                region: import("zod").ZodString;
                createTime: import("zod").ZodString;
                lastUseTime: import("zod").ZodString;
                isLive: import("zod").ZodBoolean;
                endReason: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>, never>;
            readonly GetReports: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                id: import("zod").ZodUUID;
                side: import("zod").ZodEnum<{
                    by: "by";
                    of: "of";
                }>;
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
            readonly EndSessions: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                sessionId: import("zod").ZodOptional<import("zod").ZodUUID>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
            readonly ResetProfile: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                parts: import("zod").ZodArray<import("zod").ZodEnum<{
                    avatar: "avatar";
                    introduction: "introduction";
                    nickName: "nickName";
                }>>;
                profileVersion: import("zod").ZodString;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                headPicUrl: import("zod").ZodString;
                level: import("zod").ZodInt;
                status: import("zod").ZodLiteral<1 | 2 | 3>;
                eraseTime: import("zod").ZodNullable<import("zod").ZodString>;
                phoneMasked: import("zod").ZodNullable<import("zod").ZodString>;
                emailMasked: import("zod").ZodNullable<import("zod").ZodString>;
                publishCount: import("zod").ZodInt;
                fansCount: import("zod").ZodInt;
                registerTime: import("zod").ZodString;
                introduction: import("zod").ZodString;
                backgroundUrl: import("zod").ZodNullable<import("zod").ZodString>;
                area: import("zod").ZodString;
                ipRegion: import("zod").ZodString;
                exp: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                userType: import("zod").ZodInt;
                followCount: import("zod").ZodInt;
                likeReceivedCount: import("zod").ZodInt;
                hasUserName: import("zod").ZodBoolean;
                hasPassword: import("zod").ZodBoolean;
                social: import("zod").ZodObject<{
                    wx: import("zod").ZodNullable<import("zod").ZodString>;
                    qq: import("zod").ZodNullable<import("zod").ZodString>;
                    weibo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                addresses: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                clubCard: import("zod").ZodNullable<import("zod").ZodObject<{
                    cardMasked: import("zod").ZodString;
                    state: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                openReportCount: import("zod").ZodInt;
                profileVersion: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Sanction: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                kind: import("zod").ZodEnum<{
                    ban: "ban";
                    mute: "mute";
                    warning: "warning";
                }>;
                days: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 3 | 7 | 30>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                headPicUrl: import("zod").ZodString;
                level: import("zod").ZodInt;
                status: import("zod").ZodLiteral<1 | 2 | 3>;
                eraseTime: import("zod").ZodNullable<import("zod").ZodString>;
                phoneMasked: import("zod").ZodNullable<import("zod").ZodString>;
                emailMasked: import("zod").ZodNullable<import("zod").ZodString>;
                publishCount: import("zod").ZodInt;
                fansCount: import("zod").ZodInt;
                registerTime: import("zod").ZodString;
                introduction: import("zod").ZodString;
                backgroundUrl: import("zod").ZodNullable<import("zod").ZodString>;
                area: import("zod").ZodString;
                ipRegion: import("zod").ZodString;
                exp: import("zod").ZodInt;
                coins: import("zod").ZodInt;
                userType: import("zod").ZodInt;
                followCount: import("zod").ZodInt;
                likeReceivedCount: import("zod").ZodInt;
                hasUserName: import("zod").ZodBoolean;
                hasPassword: import("zod").ZodBoolean;
                social: import("zod").ZodObject<{
                    wx: import("zod").ZodNullable<import("zod").ZodString>;
                    qq: import("zod").ZodNullable<import("zod").ZodString>;
                    weibo: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                addresses: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    receiver: import("zod").ZodString;
                    phone: import("zod").ZodString;
                    place: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                clubCard: import("zod").ZodNullable<import("zod").ZodObject<{
                    cardMasked: import("zod").ZodString;
                    state: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                openReportCount: import("zod").ZodInt;
                profileVersion: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly RequestPersonalData: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                field: import("zod").ZodEnum<{
                    addresses: "addresses";
                    clubCard: "clubCard";
                    email: "email";
                    phone: "phone";
                    userName: "userName";
                }>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                grant: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly GetPersonalData: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                grant: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                values: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, "TicketInvalid">;
        }>;
        StaffPhoneRequest: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                memberId: import("zod").ZodOptional<import("zod").ZodUUID>;
                waiting: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    phoneMasked: import("zod").ZodString;
                    proof: import("zod").ZodString;
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
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                memberId: import("zod").ZodOptional<import("zod").ZodUUID>;
                waiting: import("zod").ZodOptional<import("zod").ZodBoolean>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                memberId: import("zod").ZodUUID;
                phone: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                proof: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                phoneMasked: import("zod").ZodString;
                proof: import("zod").ZodString;
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
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "NotAllowedNow" | "PhoneQuarantined" | "PhoneTaken">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                approve: import("zod").ZodBoolean;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                phoneMasked: import("zod").ZodString;
                proof: import("zod").ZodString;
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
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "NotAllowedNow" | "NotAllowedOnSelf" | "PhoneQuarantined" | "PhoneTaken">;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    staffSearch: {
        readonly kind: 'member';
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
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    personalData: {
        omittedTables: {
            phone_request: string;
        };
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
};
