import type { MemberCtx } from '../../context.ts';
import { cancelDelete } from './cancel-delete.ts';
import { changeEmail } from './change-email.ts';
import { changePhone } from './change-phone.ts';
import { agreeTerms } from './consent.ts';
import { loginBySocial } from './login-by-social.ts';
import { modifyPassword } from './password/modify-password.ts';
import { checkRegistration } from './registration/check-registration.ts';
import { registerMember } from './registration/register-member.ts';
import { removeSession } from './remove-session.ts';
import { resetPassword } from './password/reset-password.ts';
import { loadSessions } from './session.view.ts';
import { issueUploadTicket } from './upload-pass.ts';
import { validatePassword } from './password/validate-password.ts';
declare const own: (ctx: MemberCtx) => Promise<{
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
declare function logout(ctx: MemberCtx): Promise<null>;
/** Methods of UserInfo about signing in and out and about proofs of identity. */
export declare const accountMethods: {
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
    LoginBySocial: typeof loginBySocial;
    UnbindWxOpen: (ctx: MemberCtx, input: {
        userId?: string | undefined;
        unionId?: string | undefined;
        ticket: string;
        requestId?: string | undefined;
    }) => Promise<null>;
    UnbindWeibo: (ctx: MemberCtx, input: {
        userId?: string | undefined;
        unionId?: string | undefined;
        ticket: string;
        requestId?: string | undefined;
    }) => Promise<null>;
    UnbindQqOpen: (ctx: MemberCtx, input: {
        userId?: string | undefined;
        unionId?: string | undefined;
        ticket: string;
        requestId?: string | undefined;
    }) => Promise<null>;
    Register: typeof registerMember;
    CheckRegistration: typeof checkRegistration;
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
    Get: typeof own;
    Update: (ctx: MemberCtx, input: {
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
    ResetPassword: typeof resetPassword;
    RefreshToken: (ctx: MemberCtx) => Promise<{
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
    GetUploadTicket: typeof issueUploadTicket;
    RemoveToken: typeof logout;
    Logout: typeof logout;
    ValidatePassword: typeof validatePassword;
    ModifyPassword: {
        opensTransaction: typeof modifyPassword;
    };
    ChangePhone: {
        opensTransaction: typeof changePhone;
    };
    ChangeEmail: {
        opensTransaction: typeof changeEmail;
    };
    BindEmail: {
        opensTransaction: typeof changeEmail;
    };
    GetSessions: typeof loadSessions;
    RemoveSession: typeof removeSession;
    AgreeTerms: typeof agreeTerms;
    CancelDelete: typeof cancelDelete;
};
export declare const smsMethods: {
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
export declare const emailMethods: {
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
export {};
