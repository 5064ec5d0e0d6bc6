export declare const referralManifest: {
    name: string;
    handlers: {
        UserInfo: {
            GetUserReferList: typeof import("./referral.read.ts").listReferrals;
            GetInviter: typeof import("./referral.read.ts").getInviter;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    personalData: {
        exportedTables: {
            referral: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                referrals: {
                    invitedBy: string | null;
                    invited: object[];
                };
            };
        }>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
