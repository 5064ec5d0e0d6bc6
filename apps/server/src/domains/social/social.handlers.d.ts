import { beginScan } from './begin-scan.ts';
import { confirmScan } from './confirm-scan.ts';
import { openScan } from './open-scan.ts';
import { readScan } from './scan.read.ts';
import { getSocialCookie } from './social-cookie.ts';
/** Methods of `UserInfo` about providers' accounts. */
export declare const socialMethods: {
    BindWxOpen: (ctx: import("../../context.ts").MemberCtx, input: {
        userId?: string | undefined;
        unionId: string;
        accessToken: string;
        nickName?: string | undefined;
        wxHead?: string | undefined;
        requestId?: string | undefined;
    }) => Promise<{
        nickName: string;
    }>;
    BindWeibo: (ctx: import("../../context.ts").MemberCtx, input: {
        userId?: string | undefined;
        unionId: string;
        accessToken: string;
        nickName?: string | undefined;
        weiboHead?: string | undefined;
        requestId?: string | undefined;
    }) => Promise<{
        nickName: string;
    }>;
    BindQqOpen: (ctx: import("../../context.ts").MemberCtx, input: {
        userId?: string | undefined;
        unionId: string;
        accessToken: string;
        nickName?: string | undefined;
        qqHead?: string | undefined;
        requestId?: string | undefined;
    }) => Promise<{
        nickName: string;
    }>;
    GetSocialCookie: typeof getSocialCookie;
};
export declare const weiboMethods: {
    AuthorizeHref: (ctx: import("../../context.ts").Ctx, input: {
        purpose: "bind" | "login";
        redirect: string;
    }) => Promise<{
        href: string;
    }>;
    AccessToken: (ctx: import("../../context.ts").Ctx, { code, state }: {
        code: string;
        state: string;
        grant_type: "authorization_code";
    }) => Promise<{
        accessToken: string;
        openId: string;
        unionId: string;
        purpose: "bind" | "login";
        redirect: string;
    }>;
    UserShow: (ctx: import("../../context.ts").Ctx, { access_token, uid }: {
        access_token: string;
        uid: string;
    }) => Promise<{
        unionId: string;
        openId: string;
        nickName: string;
        headUrl: string;
        isBound: boolean;
    }>;
};
export declare const wxMethods: {
    AuthorizeHref: (ctx: import("../../context.ts").Ctx, input: {
        purpose: "bind" | "login";
        redirect: string;
    }) => Promise<{
        href: string;
    }>;
    GetAccessToken: (ctx: import("../../context.ts").Ctx, input: {
        code: string;
        state: string;
    }) => Promise<{
        accessToken: string;
        openId: string;
        unionId: string;
        purpose: "bind" | "login";
        redirect: string;
    }>;
    GetUserInfo: (ctx: import("../../context.ts").Ctx, { accessToken, openId }: {
        accessToken: string;
        openId: string;
    }) => Promise<{
        unionId: string;
        openId: string;
        nickName: string;
        headUrl: string;
        isBound: boolean;
    }>;
    BeginScan: typeof beginScan;
    GetScan: typeof readScan;
    OpenScan: typeof openScan;
    ConfirmScan: typeof confirmScan;
};
export declare const qqMethods: {
    AuthorizeHref: (ctx: import("../../context.ts").Ctx, input: {
        purpose: "bind" | "login";
        redirect: string;
    }) => Promise<{
        href: string;
    }>;
    GetAccessToken: (ctx: import("../../context.ts").Ctx, input: {
        code: string;
        state: string;
    }) => Promise<{
        accessToken: string;
        openId: string;
        unionId: string;
        purpose: "bind" | "login";
        redirect: string;
    }>;
    GetUserInfo: (ctx: import("../../context.ts").Ctx, { accessToken, openId }: {
        accessToken: string;
        openId: string;
    }) => Promise<{
        unionId: string;
        openId: string;
        nickName: string;
        headUrl: string;
        isBound: boolean;
    }>;
};
