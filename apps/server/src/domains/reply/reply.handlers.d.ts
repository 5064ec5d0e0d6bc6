import { foldReply, pinReply } from './arrange-replies.ts';
import { deleteReply } from './delete-reply.ts';
import { likeReply } from './like-reply.ts';
import { markHelpful } from './mark-helpful.ts';
import { writeReply } from './write-reply.ts';
/** Methods of NewPublish about comments. */
export declare const replyMethods: {
    GetPublishReplyList: (ctx: import("../../context.ts").Ctx, { parentId, ...input }: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
        publishId: string;
        parentId?: string | undefined;
        sort: "hot" | "new";
    }) => Promise<{
        totalCount: number;
        isLast: boolean;
        nextCursor: string | null;
        items: {
            id: string;
            publishId: string;
            parentId: string | null;
            replyToUser: string | null;
            userId: string;
            nickName: string;
            fromUserHeadPicUrl: string;
            fromUserCategoryIcon: string | null;
            fromUsedFrameSrc: string | null;
            fromUsedAchievementSrc: string | null;
            fromUsedAchievementTitle: string | null;
            level: number;
            text: string;
            atUsers: {
                userId: string;
                name: string;
            }[];
            picture: {
                url480: string;
                url1080: string;
                width: number;
                height: number;
                blur: string;
                color: string;
                urlMoving: string | null;
            } | null;
            folded: boolean;
            likeCount: number;
            isLike: boolean;
            isAuthor: boolean;
            canDelete: boolean;
            createTime: string;
        }[];
    }>;
    GetCritiqueList: (ctx: import("../../context.ts").Ctx, { publishId }: {
        publishId: string;
    }) => Promise<{
        id: string;
        publishId: string;
        parentId: string | null;
        replyToUser: string | null;
        userId: string;
        nickName: string;
        fromUserHeadPicUrl: string;
        fromUserCategoryIcon: string | null;
        fromUsedFrameSrc: string | null;
        fromUsedAchievementSrc: string | null;
        fromUsedAchievementTitle: string | null;
        level: number;
        text: string;
        atUsers: {
            userId: string;
            name: string;
        }[];
        picture: {
            url480: string;
            url1080: string;
            width: number;
            height: number;
            blur: string;
            color: string;
            urlMoving: string | null;
        } | null;
        folded: boolean;
        likeCount: number;
        isLike: boolean;
        isAuthor: boolean;
        canDelete: boolean;
        createTime: string;
        pinned: boolean;
        critique: {
            pictureId: string;
            rubric: 1 | 2 | 3 | 4 | 5;
            region: {
                x: number;
                y: number;
                width: number;
                height: number;
            };
            helpful: boolean;
        } | null;
        children: {
            id: string;
            publishId: string;
            parentId: string | null;
            replyToUser: string | null;
            userId: string;
            nickName: string;
            fromUserHeadPicUrl: string;
            fromUserCategoryIcon: string | null;
            fromUsedFrameSrc: string | null;
            fromUsedAchievementSrc: string | null;
            fromUsedAchievementTitle: string | null;
            level: number;
            text: string;
            atUsers: {
                userId: string;
                name: string;
            }[];
            picture: {
                url480: string;
                url1080: string;
                width: number;
                height: number;
                blur: string;
                color: string;
                urlMoving: string | null;
            } | null;
            folded: boolean;
            likeCount: number;
            isLike: boolean;
            isAuthor: boolean;
            canDelete: boolean;
            createTime: string;
        }[];
        childCount: number;
    }[]>;
    MarkHelpful: typeof markHelpful;
    Reply: typeof writeReply;
    ReplyLike: typeof likeReply;
    DeleteReply: typeof deleteReply;
    PinReply: typeof pinReply;
    FoldReply: typeof foldReply;
};
