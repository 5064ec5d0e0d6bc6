/** Methods of NewPublish about mentions. */
export declare const mentionMethods: {
    GetRecentUserList: (ctx: import("../../context.ts").MemberCtx, { keyword }: {
        keyword: string;
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
    }[]>;
};
