import { collectPost } from './collect-post.ts';
import { likePost } from './like-post.ts';
import { purgeReactions } from './purge-reactions.ts';
import { listCollectors } from './reaction.store.ts';
import { sharePost } from './share-post.ts';
import { collectsPost, likesPost } from './viewer-reactions.ts';
export declare const reactionManifest: {
    name: string;
    handlers: {
        UserLike: {
            Like: (ctx: import("../../context.ts").MemberCtx, { targetType, targetId: id, on }: {
                targetType: number;
                targetId: string;
                on: boolean;
                requestId?: string | undefined;
            }) => Promise<{
                likeCount: number;
                isLike: boolean;
            }>;
            Collect: (ctx: import("../../context.ts").MemberCtx, { targetType, targetId: id, on, folderId }: {
                targetType: number;
                targetId: string;
                on: boolean;
                folderId?: string | null | undefined;
                requestId?: string | undefined;
            }) => Promise<{
                collectCount: number;
                isCollect: boolean;
            }>;
            Share: (ctx: import("../../context.ts").Ctx, { targetType, targetId: id, channel }: {
                targetType: number;
                targetId: string;
                channel: "link" | "poster" | "wechat";
            }) => Promise<{
                shareCount: number;
            }>;
            GetFolderList: typeof import("./folder.read.ts").loadFolders;
            SaveFolder: typeof import("./save-folder.ts").saveFolder;
            DeleteFolder: typeof import("./save-folder.ts").deleteFolder;
            GetCollectList: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                userId: string;
                folderId?: string | null | undefined;
                publishType?: number | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    category: number;
                    publishType: number;
                    publishSubType: number;
                    title: string;
                    summary: string;
                    topicInfos: {
                        id: string;
                        name: string;
                    }[];
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    authorHeadImg: string;
                    authorLevel: number;
                    authorFollowState: 0 | 1 | 2;
                    likeCount: number;
                    collectCount: number;
                    replyCount: number;
                    shareCount: number;
                    viewCount: number;
                    isLike: boolean;
                    isCollect: boolean;
                    commentsClosed: boolean;
                    addComment: boolean;
                    status: number;
                    createTime: string;
                    pictures: {
                        url480: string;
                        url1080: string;
                        id: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                        alt: string;
                        title: string;
                        url2048?: string | null | undefined;
                        urlFull?: string | null | undefined;
                        p3?: {
                            url480: string;
                            url1080: string;
                            url2048?: string | null | undefined;
                            urlFull?: string | null | undefined;
                        } | null | undefined;
                        exif?: {
                            cameraName?: string | null | undefined;
                            lensName?: string | null | undefined;
                            focalLength?: number | null | undefined;
                            fNumber?: number | null | undefined;
                            exposureTime?: string | null | undefined;
                            iso?: number | null | undefined;
                        } | undefined;
                    }[];
                    pictureCount?: number | undefined;
                    cover?: {
                        url480: string;
                        url1080: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                    } | null | undefined;
                    article?: {
                        categoryId: number;
                        wordCount: number;
                        readingTime: number;
                        isListed: boolean;
                    } | null | undefined;
                    video?: {
                        fileId: string;
                        durationMs: number;
                        width: number;
                        height: number;
                        ownersOnly: boolean;
                        playable: boolean;
                    } | null | undefined;
                    vote?: {
                        options: {
                            id: string;
                            text: string;
                            picture: {
                                url480: string;
                                url1080: string;
                                width: number;
                                height: number;
                                blur: string;
                                color: string;
                            } | null;
                            count: number | null;
                        }[];
                        max: number;
                        endTime: string;
                        state: number;
                        showResult: number;
                        canChange: boolean;
                        voterCount: number;
                        chosen: string[];
                    } | null | undefined;
                    tags?: string[] | undefined;
                    place?: string | undefined;
                    atUsers?: {
                        userId: string;
                        name: string;
                    }[] | undefined;
                    authorUserCategoryIcon?: string | null | undefined;
                    authorUsedFrameSrc?: string | null | undefined;
                    authorUsedAchievementSrc?: string | null | undefined;
                    authorUsedAchievementTitle?: string | null | undefined;
                    authorUserLevelIcon?: string | null | undefined;
                    levelIconUrl?: string | null | undefined;
                    authorErased?: boolean | undefined;
                    isAuthor?: boolean | undefined;
                    critiqueOpen?: boolean | undefined;
                    aiMark?: 1 | 2 | 3 | undefined;
                    aiSuspected?: boolean | undefined;
                    exposeUser?: (1 | 2 | 3)[] | undefined;
                    editedTime?: string | null | undefined;
                    whyShown?: string | null | undefined;
                }[];
            }>;
            GetOwnList: (ctx: import("../../context.ts").MemberCtx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                kind: "collect" | "like";
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    category: number;
                    publishType: number;
                    publishSubType: number;
                    title: string;
                    summary: string;
                    topicInfos: {
                        id: string;
                        name: string;
                    }[];
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    authorHeadImg: string;
                    authorLevel: number;
                    authorFollowState: 0 | 1 | 2;
                    likeCount: number;
                    collectCount: number;
                    replyCount: number;
                    shareCount: number;
                    viewCount: number;
                    isLike: boolean;
                    isCollect: boolean;
                    commentsClosed: boolean;
                    addComment: boolean;
                    status: number;
                    createTime: string;
                    pictures: {
                        url480: string;
                        url1080: string;
                        id: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                        alt: string;
                        title: string;
                        url2048?: string | null | undefined;
                        urlFull?: string | null | undefined;
                        p3?: {
                            url480: string;
                            url1080: string;
                            url2048?: string | null | undefined;
                            urlFull?: string | null | undefined;
                        } | null | undefined;
                        exif?: {
                            cameraName?: string | null | undefined;
                            lensName?: string | null | undefined;
                            focalLength?: number | null | undefined;
                            fNumber?: number | null | undefined;
                            exposureTime?: string | null | undefined;
                            iso?: number | null | undefined;
                        } | undefined;
                    }[];
                    pictureCount?: number | undefined;
                    cover?: {
                        url480: string;
                        url1080: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                    } | null | undefined;
                    article?: {
                        categoryId: number;
                        wordCount: number;
                        readingTime: number;
                        isListed: boolean;
                    } | null | undefined;
                    video?: {
                        fileId: string;
                        durationMs: number;
                        width: number;
                        height: number;
                        ownersOnly: boolean;
                        playable: boolean;
                    } | null | undefined;
                    vote?: {
                        options: {
                            id: string;
                            text: string;
                            picture: {
                                url480: string;
                                url1080: string;
                                width: number;
                                height: number;
                                blur: string;
                                color: string;
                            } | null;
                            count: number | null;
                        }[];
                        max: number;
                        endTime: string;
                        state: number;
                        showResult: number;
                        canChange: boolean;
                        voterCount: number;
                        chosen: string[];
                    } | null | undefined;
                    tags?: string[] | undefined;
                    place?: string | undefined;
                    atUsers?: {
                        userId: string;
                        name: string;
                    }[] | undefined;
                    authorUserCategoryIcon?: string | null | undefined;
                    authorUsedFrameSrc?: string | null | undefined;
                    authorUsedAchievementSrc?: string | null | undefined;
                    authorUsedAchievementTitle?: string | null | undefined;
                    authorUserLevelIcon?: string | null | undefined;
                    levelIconUrl?: string | null | undefined;
                    authorErased?: boolean | undefined;
                    isAuthor?: boolean | undefined;
                    critiqueOpen?: boolean | undefined;
                    aiMark?: 1 | 2 | 3 | undefined;
                    aiSuspected?: boolean | undefined;
                    exposeUser?: (1 | 2 | 3)[] | undefined;
                    editedTime?: string | null | undefined;
                    whyShown?: string | null | undefined;
                }[];
            }>;
            GetUserLikeList: (ctx: import("../../context.ts").MemberCtx, { userId, ...input }: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                userId: string;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    category: number;
                    publishType: number;
                    publishSubType: number;
                    title: string;
                    summary: string;
                    topicInfos: {
                        id: string;
                        name: string;
                    }[];
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    authorHeadImg: string;
                    authorLevel: number;
                    authorFollowState: 0 | 1 | 2;
                    likeCount: number;
                    collectCount: number;
                    replyCount: number;
                    shareCount: number;
                    viewCount: number;
                    isLike: boolean;
                    isCollect: boolean;
                    commentsClosed: boolean;
                    addComment: boolean;
                    status: number;
                    createTime: string;
                    pictures: {
                        url480: string;
                        url1080: string;
                        id: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                        alt: string;
                        title: string;
                        url2048?: string | null | undefined;
                        urlFull?: string | null | undefined;
                        p3?: {
                            url480: string;
                            url1080: string;
                            url2048?: string | null | undefined;
                            urlFull?: string | null | undefined;
                        } | null | undefined;
                        exif?: {
                            cameraName?: string | null | undefined;
                            lensName?: string | null | undefined;
                            focalLength?: number | null | undefined;
                            fNumber?: number | null | undefined;
                            exposureTime?: string | null | undefined;
                            iso?: number | null | undefined;
                        } | undefined;
                    }[];
                    pictureCount?: number | undefined;
                    cover?: {
                        url480: string;
                        url1080: string;
                        width: number;
                        height: number;
                        blur: string;
                        color: string;
                    } | null | undefined;
                    article?: {
                        categoryId: number;
                        wordCount: number;
                        readingTime: number;
                        isListed: boolean;
                    } | null | undefined;
                    video?: {
                        fileId: string;
                        durationMs: number;
                        width: number;
                        height: number;
                        ownersOnly: boolean;
                        playable: boolean;
                    } | null | undefined;
                    vote?: {
                        options: {
                            id: string;
                            text: string;
                            picture: {
                                url480: string;
                                url1080: string;
                                width: number;
                                height: number;
                                blur: string;
                                color: string;
                            } | null;
                            count: number | null;
                        }[];
                        max: number;
                        endTime: string;
                        state: number;
                        showResult: number;
                        canChange: boolean;
                        voterCount: number;
                        chosen: string[];
                    } | null | undefined;
                    tags?: string[] | undefined;
                    place?: string | undefined;
                    atUsers?: {
                        userId: string;
                        name: string;
                    }[] | undefined;
                    authorUserCategoryIcon?: string | null | undefined;
                    authorUsedFrameSrc?: string | null | undefined;
                    authorUsedAchievementSrc?: string | null | undefined;
                    authorUsedAchievementTitle?: string | null | undefined;
                    authorUserLevelIcon?: string | null | undefined;
                    levelIconUrl?: string | null | undefined;
                    authorErased?: boolean | undefined;
                    isAuthor?: boolean | undefined;
                    critiqueOpen?: boolean | undefined;
                    aiMark?: 1 | 2 | 3 | undefined;
                    aiSuspected?: boolean | undefined;
                    exposeUser?: (1 | 2 | 3)[] | undefined;
                    editedTime?: string | null | undefined;
                    whyShown?: string | null | undefined;
                }[];
            }>;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    targets: {
        name: string;
        like: typeof likePost;
        collect: typeof collectPost;
        share: typeof sharePost;
        isLiked: typeof likesPost;
        isCollected: typeof collectsPost;
        likeNoticeKinds: {
            like: 1;
            collect: 2;
        };
    }[];
    postMarks: {
        isLike: typeof likesPost;
        isCollect: typeof collectsPost;
    };
    postHooks: {
        countedOnPurge: typeof listCollectors;
        purging: typeof purgeReactions;
    };
    personalData: {
        exportedTables: {
            post_like: string[];
            post_share: string[];
            post_collect: string[];
            collect_folder: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                collects: object[];
            };
            long: {
                likes: () => AsyncGenerator<{
                    publishId: string;
                    time: string;
                }, any, any>;
                shares: () => AsyncGenerator<{
                    publishId: string;
                    channel: string;
                    day: string;
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
