import { mountSocialRoutes } from './social.routes.ts';
export declare const socialManifest: {
    name: string;
    handlers: {
        UserInfo: {
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
            GetSocialCookie: typeof import("./social-cookie.ts").getSocialCookie;
        };
        Weibo: {
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
        WxOpen: {
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
            BeginScan: typeof import("./begin-scan.ts").beginScan;
            GetScan: typeof import("./scan.read.ts").readScan;
            OpenScan: typeof import("./open-scan.ts").openScan;
            ConfirmScan: typeof import("./confirm-scan.ts").confirmScan;
        };
        QqOpen: {
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
    };
    mounts: (typeof mountSocialRoutes)[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    sealed: readonly import("../../crypto/reseal.ts").SealedTable[];
    personalData: {
        exportedTables: {
            social_binding: string[];
        };
        omittedTables: {
            social_flow: string;
            social_ticket: string;
            social_scan: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            profile: {
                social: {
                    provider: string;
                    nickName: string;
                    boundTime: string;
                }[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
};
