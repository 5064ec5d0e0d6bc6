export declare const staffManifest: {
    name: string;
    handlers: {
        StaffSession: import("../../http/implement.ts").HandlersOf<{
            readonly SignIn: import("@guangquan/contract").Method<"console", import("zod").ZodObject<{
                name: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                password: import("zod").ZodString;
                code: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                displayName: import("zod").ZodString;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                endsAt: import("zod").ZodInt;
                confirmedUntil: import("zod").ZodInt;
                recoveryCodesLeft: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "StaffLocked" | "StaffSignInWrong">;
            readonly SignOut: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, never>;
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                displayName: import("zod").ZodString;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                endsAt: import("zod").ZodInt;
                confirmedUntil: import("zod").ZodInt;
                recoveryCodesLeft: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, never>;
            readonly Confirm: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                code: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                displayName: import("zod").ZodString;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                endsAt: import("zod").ZodInt;
                confirmedUntil: import("zod").ZodInt;
                recoveryCodesLeft: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "StaffLocked" | "StaffSignInWrong">;
            readonly ChangePassword: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                password: import("zod").ZodString;
                newPassword: import("zod").ZodString;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "PasswordRefused" | "PasswordTelling" | "StaffLocked" | "StaffSignInWrong">;
            readonly RenewRecoveryCodes: import("@guangquan/contract").Method<{
                readonly roles: readonly [import("@guangquan/contract").StaffRole, ...import("@guangquan/contract").StaffRole[]];
                readonly confirmed: true;
            }, import("zod").ZodObject<{
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                recoveryCodes: import("zod").ZodArray<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    device: import("zod").ZodString;
                    region: import("zod").ZodString;
                    ip: import("zod").ZodString;
                    createTime: import("zod").ZodString;
                    lastUseTime: import("zod").ZodString;
                    isCurrent: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly End: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
        StaffInvitation: import("../../http/implement.ts").HandlersOf<{
            readonly Get: import("@guangquan/contract").Method<"console", import("zod").ZodObject<{
                token: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                invitedBy: import("zod").ZodString;
                forName: import("zod").ZodNullable<import("zod").ZodString>;
                totpUri: import("zod").ZodString;
                totpSecret: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "InvitationInvalid">;
            readonly Accept: import("@guangquan/contract").Method<"console", import("zod").ZodObject<{
                token: import("zod").ZodString;
                name: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                displayName: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                password: import("zod").ZodString;
                code: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                recoveryCodes: import("zod").ZodArray<import("zod").ZodString>;
                self: import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    displayName: import("zod").ZodString;
                    roles: import("zod").ZodArray<import("zod").ZodEnum<{
                        activityOperator: "activityOperator";
                        analyst: "analyst";
                        contestOperator: "contestOperator";
                        goodsManager: "goodsManager";
                        judge: "judge";
                        moderator: "moderator";
                        productReviewer: "productReviewer";
                        storeClerk: "storeClerk";
                        superAdmin: "superAdmin";
                        support: "support";
                    }>>;
                    endsAt: import("zod").ZodInt;
                    confirmedUntil: import("zod").ZodInt;
                    recoveryCodesLeft: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>, "InvitationInvalid" | "PasswordRefused" | "PasswordTelling" | "StaffNameTaken" | "StaffSignInWrong">;
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    roles: import("zod").ZodArray<import("zod").ZodEnum<{
                        activityOperator: "activityOperator";
                        analyst: "analyst";
                        contestOperator: "contestOperator";
                        goodsManager: "goodsManager";
                        judge: "judge";
                        moderator: "moderator";
                        productReviewer: "productReviewer";
                        storeClerk: "storeClerk";
                        superAdmin: "superAdmin";
                        support: "support";
                    }>>;
                    invitedBy: import("zod").ZodString;
                    forName: import("zod").ZodNullable<import("zod").ZodString>;
                    createTime: import("zod").ZodString;
                    expireTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Create: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                token: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly CreateForAccount: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                staffId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                token: import("zod").ZodString;
                expireTime: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Revoke: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ContentNotFound">;
        }>;
        StaffAccount: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    name: import("zod").ZodString;
                    displayName: import("zod").ZodString;
                    roles: import("zod").ZodArray<import("zod").ZodEnum<{
                        activityOperator: "activityOperator";
                        analyst: "analyst";
                        contestOperator: "contestOperator";
                        goodsManager: "goodsManager";
                        judge: "judge";
                        moderator: "moderator";
                        productReviewer: "productReviewer";
                        storeClerk: "storeClerk";
                        superAdmin: "superAdmin";
                        support: "support";
                    }>>;
                    isOpen: import("zod").ZodBoolean;
                    createTime: import("zod").ZodString;
                    lastSignInTime: import("zod").ZodNullable<import("zod").ZodString>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly SetRoles: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                displayName: import("zod").ZodString;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                isOpen: import("zod").ZodBoolean;
                createTime: import("zod").ZodString;
                lastSignInTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "LastSuperAdmin">;
            readonly SetOpen: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                open: import("zod").ZodBoolean;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                name: import("zod").ZodString;
                displayName: import("zod").ZodString;
                roles: import("zod").ZodArray<import("zod").ZodEnum<{
                    activityOperator: "activityOperator";
                    analyst: "analyst";
                    contestOperator: "contestOperator";
                    goodsManager: "goodsManager";
                    judge: "judge";
                    moderator: "moderator";
                    productReviewer: "productReviewer";
                    storeClerk: "storeClerk";
                    superAdmin: "superAdmin";
                    support: "support";
                }>>;
                isOpen: import("zod").ZodBoolean;
                createTime: import("zod").ZodString;
                lastSignInTime: import("zod").ZodNullable<import("zod").ZodString>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "LastSuperAdmin">;
        }>;
        StaffAudit: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                actor: import("zod").ZodOptional<import("zod").ZodString>;
                act: import("zod").ZodOptional<import("zod").ZodString>;
                targetId: import("zod").ZodOptional<import("zod").ZodString>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    seq: import("zod").ZodInt;
                    actor: import("zod").ZodString;
                    act: import("zod").ZodString;
                    targetKind: import("zod").ZodString;
                    targetId: import("zod").ZodString;
                    reason: import("zod").ZodString;
                    before: import("zod").ZodNullable<import("zod").ZodJSONSchema>;
                    after: import("zod").ZodNullable<import("zod").ZodJSONSchema>;
                    ip: import("zod").ZodString;
                    requestId: import("zod").ZodNullable<import("zod").ZodString>;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                actor: import("zod").ZodOptional<import("zod").ZodString>;
                act: import("zod").ZodOptional<import("zod").ZodString>;
                targetId: import("zod").ZodOptional<import("zod").ZodString>;
                from: import("zod").ZodOptional<import("zod").ZodInt>;
                to: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffDashboard: import("../../http/implement.ts").HandlersOf<{
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                fromDay: import("zod").ZodISODate;
                toDay: import("zod").ZodISODate;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                days: import("zod").ZodArray<import("zod").ZodString>;
                figures: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodEnum<{
                        activeDay: "activeDay";
                        activeMonth: "activeMonth";
                        activeWeek: "activeWeek";
                        coinsExpired: "coinsExpired";
                        coinsIssued: "coinsIssued";
                        coinsRedeemed: "coinsRedeemed";
                        comments: "comments";
                        databaseBytes: "databaseBytes";
                        decidedReports: "decidedReports";
                        decisionSeconds: "decisionSeconds";
                        failedSignIns: "failedSignIns";
                        failedStaffSignIns: "failedStaffSignIns";
                        fileBytes: "fileBytes";
                        medals: "medals";
                        members: "members";
                        orders: "orders";
                        photographs: "photographs";
                        posts: "posts";
                        presents: "presents";
                        productApplications: "productApplications";
                        registrations: "registrations";
                        reports: "reports";
                        retained1: "retained1";
                        retained30: "retained30";
                        retained7: "retained7";
                    }>;
                    values: import("zod").ZodArray<import("zod").ZodNullable<import("zod").ZodNumber>>;
                    before: import("zod").ZodArray<import("zod").ZodNullable<import("zod").ZodNumber>>;
                }, import("zod/v4/core").$strip>>;
                countTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        StaffSearch: import("../../http/implement.ts").HandlersOf<{
            readonly Find: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                text: import("zod").ZodString;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        camera: "camera";
                        goods: "goods";
                        lens: "lens";
                        member: "member";
                        post: "post";
                        topic: "topic";
                        word: "word";
                    }>;
                    id: import("zod").ZodString;
                    title: import("zod").ZodString;
                    detail: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
