import { findBlocks, followStateColumn } from './follow.read.ts';
import { isBlockedBetweenColumns, isBlocking } from './relation-conditions.ts';
export declare const followManifest: {
    name: string;
    handlers: {
        UserFollow: {
            Follow: typeof import("./follow-member.ts").followMember;
            GetList: typeof import("./relation-list.view.ts").listFollowed;
            GetFansList: typeof import("./relation-list.view.ts").listFans;
            RemoveFan: typeof import("./remove-fan.ts").removeFan;
        };
        UserInfo: {
            Block: (ctx: import("../../context.ts").MemberCtx, input: {
                userId: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            Unblock: (ctx: import("../../context.ts").MemberCtx, input: {
                userId: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            GetBlockList: typeof import("./relation-list.view.ts").listBlocked;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        'member.followed': {
            tab: 3;
            quietMs: number;
        };
    };
    relations: {
        followState: typeof followStateColumn;
        isBlockedBetween: typeof isBlockedBetweenColumns;
        isBlocking: typeof isBlocking;
        findBlocks: typeof findBlocks;
    };
    personalData: {
        exportedTables: {
            follow: string[];
            block: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            follows: {
                following: import("./follow.export.ts").ExportedFollow[];
                blocked: import("./follow.export.ts").ExportedFollow[];
            };
            long: {
                fans: () => AsyncGenerator<import("./follow.export.ts").ExportedFollow, any, any>;
            };
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
