import { mountLogin } from './account.routes.ts';
import { eraseAccount } from './erase-credential.ts';
import { findUploader } from './upload-pass.ts';
export declare const accountManifest: {
    name: string;
    handlers: {
        UserInfo: {
            LoginByCode: (ctx: import("../../context.ts").Ctx, input: {
                phone: string;
                code: string;
                agreementCheckBox: true;
                socialTicket?: string | undefined;
            }) => Promise<{
                id: string;
                nickName: string;
                userToken: string;
                userTokenExpireTime: string;
                userTokenExpireAt: number;
                signKey: string;
                headPicUrl: string;
                usedFrameSrc: string | null;
                usedFrameId: string | null;
                userCategoryIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
            }>;
            LoginByEmailCode: (ctx: import("../../context.ts").Ctx, input: {
                email: string;
                code: string;
                agreementCheckBox: true;
            }) => Promise<{
                id: string;
                nickName: string;
                userToken: string;
                userTokenExpireTime: string;
                userTokenExpireAt: number;
                signKey: string;
                headPicUrl: string;
                usedFrameSrc: string | null;
                usedFrameId: string | null;
                userCategoryIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
            }>;
            LoginBySocial: typeof import("./login-by-social.ts").loginBySocial;
            UnbindWxOpen: (ctx: import("../../context.ts").MemberCtx, input: {
                userId?: string | undefined;
                unionId?: string | undefined;
                ticket: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            UnbindWeibo: (ctx: import("../../context.ts").MemberCtx, input: {
                userId?: string | undefined;
                unionId?: string | undefined;
                ticket: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            UnbindQqOpen: (ctx: import("../../context.ts").MemberCtx, input: {
                userId?: string | undefined;
                unionId?: string | undefined;
                ticket: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            Register: typeof import("./registration/register-member.ts").registerMember;
            CheckRegistration: typeof import("./registration/check-registration.ts").checkRegistration;
            ExistPhone: (ctx: import("../../context.ts").Ctx, { phone, puzzle }: {
                phone: string;
                puzzle?: string | undefined;
            }) => Promise<{
                exist: boolean;
            }>;
            ExistEmail: (ctx: import("../../context.ts").Ctx, { email, puzzle }: {
                email: string;
                puzzle?: string | undefined;
            }) => Promise<{
                exist: boolean;
            }>;
            ExistNickName: (ctx: import("../../context.ts").Ctx, { nickName }: {
                nickName: string;
            }) => Promise<{
                exist: boolean;
            }>;
            Get: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                userId: string;
                nickName: string;
                headPicUrl: string;
                userCategoryIcon: string | null;
                usedFrameId: string | null;
                usedFrameSrc: string | null;
                level: number;
                userLevelIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
                followState: 0 | 1 | 2;
                introduction: string;
                sex: number;
                birthday: string | null;
                birthdayChangesLeft: number;
                area: string;
                areaCodes: string[];
                ipRegion: string;
                photographyLevel: number;
                backgroundUrl: string | null;
                userType: number;
                registerTime: string;
                nextNickNameTime: string | null;
                nextUserNameTime: string | null;
                nextPhoneTime: string | null;
                userName: string | null;
                hasPassword: boolean;
                social: {
                    wx: string | null;
                    qq: string | null;
                    weibo: string | null;
                };
                privacy: {
                    sex: boolean;
                    birthday: boolean;
                    area: boolean;
                    photographyLevel: boolean;
                    follow: boolean;
                    fans: boolean;
                    like: boolean;
                    collect: boolean;
                };
                receiveSms: boolean;
                popupAccept: {
                    activity: boolean;
                    prize: boolean;
                    circle: boolean;
                    system: boolean;
                };
                inviteCode: string;
                termsToAgree: number[];
                emailMasked: string | null;
                phoneMasked: string | null;
                unlockLevel: number;
                risenFrom: number | null;
                exp: number;
                expToNext: number;
                coins: number;
                publishCount: number;
                followCount: number;
                fansCount: number;
            }>;
            Update: (ctx: import("../../context.ts").MemberCtx, input: {
                headPic?: string | null | undefined;
                background?: string | null | undefined;
                nickName?: string | undefined;
                introduction?: string | undefined;
                sex?: number | undefined;
                birthday?: string | null | undefined;
                area?: string[] | undefined;
                photographyLevel?: number | undefined;
                userName?: string | undefined;
                receiveSms?: boolean | undefined;
                popupAccept?: {
                    activity?: boolean | undefined;
                    prize?: boolean | undefined;
                    circle?: boolean | undefined;
                    system?: boolean | undefined;
                } | undefined;
                privacy?: {
                    sex?: boolean | undefined;
                    birthday?: boolean | undefined;
                    area?: boolean | undefined;
                    photographyLevel?: boolean | undefined;
                    follow?: boolean | undefined;
                    fans?: boolean | undefined;
                    like?: boolean | undefined;
                    collect?: boolean | undefined;
                } | undefined;
                requestId?: string | undefined;
            }) => Promise<{
                userId: string;
                nickName: string;
                headPicUrl: string;
                userCategoryIcon: string | null;
                usedFrameId: string | null;
                usedFrameSrc: string | null;
                level: number;
                userLevelIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
                followState: 0 | 1 | 2;
                introduction: string;
                sex: number;
                birthday: string | null;
                birthdayChangesLeft: number;
                area: string;
                areaCodes: string[];
                ipRegion: string;
                photographyLevel: number;
                backgroundUrl: string | null;
                userType: number;
                registerTime: string;
                nextNickNameTime: string | null;
                nextUserNameTime: string | null;
                nextPhoneTime: string | null;
                userName: string | null;
                hasPassword: boolean;
                social: {
                    wx: string | null;
                    qq: string | null;
                    weibo: string | null;
                };
                privacy: {
                    sex: boolean;
                    birthday: boolean;
                    area: boolean;
                    photographyLevel: boolean;
                    follow: boolean;
                    fans: boolean;
                    like: boolean;
                    collect: boolean;
                };
                receiveSms: boolean;
                popupAccept: {
                    activity: boolean;
                    prize: boolean;
                    circle: boolean;
                    system: boolean;
                };
                inviteCode: string;
                termsToAgree: number[];
                emailMasked: string | null;
                phoneMasked: string | null;
                unlockLevel: number;
                risenFrom: number | null;
                exp: number;
                expToNext: number;
                coins: number;
                publishCount: number;
                followCount: number;
                fansCount: number;
            }>;
            ResetPassword: typeof import("./password/reset-password.ts").resetPassword;
            RefreshToken: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                id: string;
                nickName: string;
                userToken: string;
                userTokenExpireTime: string;
                userTokenExpireAt: number;
                signKey: string;
                headPicUrl: string;
                usedFrameSrc: string | null;
                usedFrameId: string | null;
                userCategoryIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
            }>;
            GetUploadTicket: typeof import("./upload-pass.ts").issueUploadTicket;
            RemoveToken: (ctx: import("../../context.ts").MemberCtx) => Promise<null>;
            Logout: (ctx: import("../../context.ts").MemberCtx) => Promise<null>;
            ValidatePassword: typeof import("./password/validate-password.ts").validatePassword;
            ModifyPassword: {
                opensTransaction: typeof import("./password/modify-password.ts").modifyPassword;
            };
            ChangePhone: {
                opensTransaction: typeof import("./change-phone.ts").changePhone;
            };
            ChangeEmail: {
                opensTransaction: typeof import("./change-email.ts").changeEmail;
            };
            BindEmail: {
                opensTransaction: typeof import("./change-email.ts").changeEmail;
            };
            GetSessions: typeof import("./session.view.ts").loadSessions;
            RemoveSession: typeof import("./remove-session.ts").removeSession;
            AgreeTerms: typeof import("./consent.ts").agreeTerms;
            CancelDelete: typeof import("./cancel-delete.ts").cancelDelete;
        };
        SmsMessage: {
            GetSmsCaptcha: (ctx: import("../../context.ts").Ctx, { phone, ...input }: {
                phone?: string | undefined;
                captchaType: 1 | 2 | 3 | 4 | 5 | 1100;
                puzzle?: string | undefined;
            }) => Promise<{
                wait: number;
            }>;
            VerifySmsCaptcha: (ctx: import("../../context.ts").Ctx, { phone, ...input }: {
                phone?: string | undefined;
                captchaType: 1 | 2 | 3 | 4 | 5 | 1100;
                code: string;
            }) => Promise<{
                verifyTicket: string;
            }>;
            GetPuzzle: (ctx: import("../../context.ts").Ctx) => Promise<{
                challenge: string;
                bits: number;
            }>;
        };
        EmailMessage: {
            GetEmailCaptcha: (ctx: import("../../context.ts").Ctx, { email, ...input }: {
                email?: string | undefined;
                captchaType: 1 | 2 | 3 | 4 | 5 | 1100;
                puzzle?: string | undefined;
            }) => Promise<{
                wait: number;
            }>;
            VerifyEmailCaptcha: (ctx: import("../../context.ts").Ctx, { email, ...input }: {
                email?: string | undefined;
                captchaType: 1 | 2 | 3 | 4 | 5 | 1100;
                code: string;
            }) => Promise<{
                verifyTicket: string;
            }>;
        };
        UserStrike: {
            GetListByTicket: (ctx: import("../../context.ts").Ctx, { ticket, ...input }: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                ticket: string;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    kind: "ban" | "mute" | "warning";
                    days: number | null;
                    reason: string;
                    untilTime: string | null;
                    isAutomatic: boolean;
                    target: {
                        kind: "comment" | "member" | "post";
                        text: string;
                        change: "limited" | "masked" | "none" | "refused" | "removed";
                    } | null;
                    createTime: string;
                    liftTime: string | null;
                    appealUntilTime: string;
                    canAppeal: boolean;
                    appeal: {
                        state: 1 | 2 | 3;
                        text: string;
                        createTime: string;
                        dueTime: string;
                        answer: string;
                        decideTime: string | null;
                    } | null;
                }[];
            }>;
            AppealByTicket: (ctx: import("../../context.ts").Ctx, { ticket, id, text }: {
                id: string;
                text: string;
                ticket: string;
            }) => Promise<{
                id: string;
                kind: "ban" | "mute" | "warning";
                days: number | null;
                reason: string;
                untilTime: string | null;
                isAutomatic: boolean;
                target: {
                    kind: "comment" | "member" | "post";
                    text: string;
                    change: "limited" | "masked" | "none" | "refused" | "removed";
                } | null;
                createTime: string;
                liftTime: string | null;
                appealUntilTime: string;
                canAppeal: boolean;
                appeal: {
                    state: 1 | 2 | 3;
                    text: string;
                    createTime: string;
                    dueTime: string;
                    answer: string;
                    decideTime: string | null;
                } | null;
            }>;
        };
    };
    mounts: (typeof mountLogin)[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'session.replaced': {
            tab: 6;
        };
        'account.phoneChanged': {
            tab: 6;
        };
        'account.emailChanged': {
            tab: 6;
        };
        'account.passwordChanged': {
            tab: 6;
        };
        'account.deletionRequested': {
            tab: 6;
        };
    };
    uploadPass: typeof findUploader;
    personalData: {
        exportedTables: {
            credential: string[];
            consent_log: string[];
        };
        omittedTables: {
            owner_alert: string;
            password_history: string;
            upload_pass: string;
            verify_ticket: string;
        };
        collect: ({ env }: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            profile: {
                phone: string | null;
                email: string | null;
                userName: string | null;
                consents: {
                    termsType: number;
                    version: string;
                    time: string;
                    ip: string;
                }[];
            };
        }>;
        erasePerson: typeof eraseAccount;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
