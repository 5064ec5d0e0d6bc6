import { findNearest } from './nearest.read.ts';
import { listSearchWords } from './search-words.read.ts';
export declare const searchMethods: {
    GetList: (ctx: import("../../context.ts").Ctx, input: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
        keyword: string;
        kind: "all" | "article" | "photo" | "video" | "vote";
        topicId?: string | undefined;
        withinDays?: number | undefined;
        sort: "hot" | "new" | "relevance";
    }) => Promise<{
        totalCount: number;
        isLast: boolean;
        nextCursor: string | null;
        items: {
            id: string;
            item: {
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
            };
            titleMarks: [number, number][];
            excerpt: string;
            excerptMarks: [number, number][];
            tags: string[];
            topics: {
                id: string;
                name: string;
            }[];
        }[];
    }>;
    GetNearest: typeof findNearest;
    Suggest: (ctx: import("../../context.ts").Ctx, { keyword }: {
        keyword: string;
    }) => Promise<{
        tags: {
            name: string;
            count: number;
        }[];
        topics: {
            id: string;
            name: string;
        }[];
        gear: {
            kind: "camera" | "lens";
            id: string;
            name: string;
        }[];
        people: {
            userId: string;
            nickName: string;
            headPicUrl: string;
        }[];
    }>;
};
export declare const keywordMethods: {
    GetSearchKeywords: typeof listSearchWords;
    Add: (ctx: import("../../context.ts").MemberCtx, { keyword }: {
        keyword: string;
        requestId?: string | undefined;
    }) => Promise<{
        id: string;
        keyword: string;
    }>;
    Clear: (ctx: import("../../context.ts").MemberCtx, { id }: {
        id?: string | undefined;
        requestId?: string | undefined;
    }) => Promise<null>;
};
