import { readNotices } from './read-notices.ts';
export declare const noticeMethods: {
    GetUnreadCount: (ctx: import("../../context.ts").MemberCtx) => Promise<{
        tabs: {
            1: number;
            2: number;
            3: number;
            4: number;
            5: number;
            6: number;
        };
        like: number;
        im: number;
        total: number;
    }>;
    Read: typeof readNotices;
    GetUserNoticeList: (ctx: import("../../context.ts").MemberCtx, input: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
        tab?: number | undefined;
    }) => Promise<{
        totalCount: number;
        isLast: boolean;
        nextCursor: string | null;
        items: {
            id: string;
            tab: number;
            type: string;
            fromUser: {
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
                fromUserHeadPicUrl: string;
                fromUserCategoryIcon: string | null;
                fromUsedFrameSrc: string | null;
            } | null;
            text: string;
            quote: string;
            target: {
                path: string;
                category: number | null;
                publishType: number | null;
                id: string;
                anchor: "comment" | null;
                title: string;
                coverUrl: string | null;
            } | null;
            count: number;
            isRead: boolean;
            createTime: string;
        }[];
    }>;
    GetLiveTicket: (ctx: import("../../context.ts").MemberCtx) => Promise<{
        ticket: string;
        path: string;
    }>;
};
/** Methods of UserInfo about notices. */
export declare const unreadMethods: {
    GetLatestNotice: (ctx: import("../../context.ts").MemberCtx, { userId }: {
        userId?: string | undefined;
    }) => Promise<number>;
};
/** Methods of UserLike about what others did; the reaction domain has those about the caller's own. */
export declare const likeNoticeMethods: {
    GetUserLikeNoticeList: (ctx: import("../../context.ts").MemberCtx, input: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
    }) => Promise<{
        totalCount: number;
        isLast: boolean;
        nextCursor: string | null;
        items: {
            id: string;
            kind: 1 | 2 | 3;
            fromUsers: {
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
                fromUserHeadPicUrl: string;
                fromUserCategoryIcon: string | null;
                fromUsedFrameSrc: string | null;
            }[];
            text: string;
            quote: string;
            target: {
                path: string;
                category: number | null;
                publishType: number | null;
                id: string;
                anchor: "comment" | null;
                title: string;
                coverUrl: string | null;
            };
            count: number;
            isRead: boolean;
            createTime: string;
        }[];
    }>;
};
