import { removeReplies } from './remove-replies.ts';
export declare const replyManifest: {
    name: string;
    handlers: {
        NewPublish: {
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
            MarkHelpful: typeof import("./mark-helpful.ts").markHelpful;
            Reply: typeof import("./write-reply.ts").writeReply;
            ReplyLike: typeof import("./like-reply.ts").likeReply;
            DeleteReply: typeof import("./delete-reply.ts").deleteReply;
            PinReply: typeof import("./arrange-replies.ts").pinReply;
            FoldReply: typeof import("./arrange-replies.ts").foldReply;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        readonly 'reply.toPost': {
            readonly tab: 1;
        };
        readonly 'reply.toReply': {
            readonly tab: 1;
        };
        readonly 'mention.inReply': {
            readonly tab: 2;
        };
        readonly 'critique.helpful': {
            readonly tab: 1;
            readonly once: true;
        };
    };
    targets: import("../target/target-kind.ts").TargetPart[];
    postHooks: {
        purging: typeof removeReplies;
    };
    personalData: {
        exportedTables: {
            reply: string[];
            reply_like: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            comments: import("./reply.export.ts").ExportedReply[];
            long: {
                'comment-likes': () => AsyncGenerator<{
                    replyId: string;
                    publishId: string;
                    time: string;
                }, any, any>;
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
