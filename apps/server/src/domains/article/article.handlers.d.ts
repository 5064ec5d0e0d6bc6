import type { StaffArticle } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { HandlersOf } from '../../http/implement.ts';
import { listOwnVideos } from './video-card.view.ts';
export declare const articleMethods: {
    GetList: (ctx: Ctx, input: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
        categoryId?: number | undefined;
        source?: "member" | "official" | undefined;
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
    Get: (ctx: Ctx, { id }: {
        id: string;
    }) => Promise<{
        cover: {
            url480: string;
            url1080: string;
            width: number;
            height: number;
            blur: string;
            color: string;
        } | null;
        article: {
            categoryId: number;
            wordCount: number;
            readingTime: number;
            isListed: boolean;
        } | null;
        video: {
            fileId: string;
            durationMs: number;
            width: number;
            height: number;
            ownersOnly: boolean;
            playable: boolean;
        } | null;
        vote: {
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
        } | null;
        id: string;
        category: number;
        publishType: number;
        publishSubType: number;
        title: string;
        summary: string;
        pictures: {
            url480: string;
            url1080: string;
            url2048: string | null;
            id: string;
            urlFull: string | null;
            p3: {
                url480: string;
                url1080: string;
                url2048: string | null;
                urlFull: string | null;
            } | null;
            width: number;
            height: number;
            blur: string;
            color: string;
            alt: string;
            title: string;
            licence: 1 | 2 | 3 | 4 | 5;
            exif: {
                make: string | null;
                model: string | null;
                cameraId: string | null;
                cameraName: string | null;
                lensModel: string | null;
                lensId: string | null;
                lensName: string | null;
                focalLength: number | null;
                focal35: number | null;
                fNumber: number | null;
                exposureTime: string | null;
                exposureSeconds: number | null;
                iso: number | null;
                exposureBias: number | null;
                flash: boolean | null;
                film: string | null;
                scanner: string | null;
                lensType: string | null;
                adapter: string | null;
                shotDate: string | null;
                colorSpace: string | null;
                gainMap: "apple" | "iso21496" | "ultraHdr" | null;
                software: string | null;
                source: 1 | 2;
                hand: ("adapter" | "camera" | "exposureBias" | "exposureSeconds" | "fNumber" | "film" | "focal35" | "focalLength" | "iso" | "lens" | "lensType" | "scanner" | "shotDate" | "software")[];
                hidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
            };
        }[];
        topicInfos: {
            id: string;
            name: string;
        }[];
        tags: string[];
        place: string;
        authorId: string;
        authorNickName: string;
        authorHeadPic: string;
        authorHeadImg: string;
        authorUserCategoryIcon: string | null;
        authorUsedFrameSrc: string | null;
        authorUsedAchievementSrc: string | null;
        authorUsedAchievementTitle: string | null;
        authorLevel: number;
        authorUserLevelIcon: string | null;
        levelIconUrl: string | null;
        authorFollowState: 0 | 1 | 2;
        authorErased: boolean;
        likeCount: number;
        collectCount: number;
        replyCount: number;
        shareCount: number;
        viewCount: number;
        isLike: boolean;
        isCollect: boolean;
        isAuthor: boolean;
        commentsClosed: boolean;
        atUsers: {
            userId: string;
            name: string;
        }[];
        addComment: boolean;
        critiqueOpen: boolean;
        aiMark: 1 | 2 | 3;
        aiSuspected: boolean;
        exposeUser: (1 | 2 | 3)[];
        status: number;
        createTime: string;
        editedTime: string | null;
        whyShown: string | null;
        lead: {
            url480: string;
            url1080: string;
            url2048: string | null;
            id: string;
            urlFull: string | null;
            p3: {
                url480: string;
                url1080: string;
                url2048: string | null;
                urlFull: string | null;
            } | null;
            width: number;
            height: number;
            blur: string;
            color: string;
            alt: string;
            title: string;
            licence: 1 | 2 | 3 | 4 | 5;
            exif: {
                make: string | null;
                model: string | null;
                cameraId: string | null;
                cameraName: string | null;
                lensModel: string | null;
                lensId: string | null;
                lensName: string | null;
                focalLength: number | null;
                focal35: number | null;
                fNumber: number | null;
                exposureTime: string | null;
                exposureSeconds: number | null;
                iso: number | null;
                exposureBias: number | null;
                flash: boolean | null;
                film: string | null;
                scanner: string | null;
                lensType: string | null;
                adapter: string | null;
                shotDate: string | null;
                colorSpace: string | null;
                gainMap: "apple" | "iso21496" | "ultraHdr" | null;
                software: string | null;
                source: 1 | 2;
                hand: ("adapter" | "camera" | "exposureBias" | "exposureSeconds" | "fNumber" | "film" | "focal35" | "focalLength" | "iso" | "lens" | "lensType" | "scanner" | "shotDate" | "software")[];
                hidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
            };
        } | null;
        blocks: ({
            kind: "text";
            html: string;
        } | {
            kind: "photo";
            picture: {
                url480: string;
                url1080: string;
                url2048: string | null;
                id: string;
                urlFull: string | null;
                p3: {
                    url480: string;
                    url1080: string;
                    url2048: string | null;
                    urlFull: string | null;
                } | null;
                width: number;
                height: number;
                blur: string;
                color: string;
                alt: string;
                title: string;
                licence: 1 | 2 | 3 | 4 | 5;
                exif: {
                    make: string | null;
                    model: string | null;
                    cameraId: string | null;
                    cameraName: string | null;
                    lensModel: string | null;
                    lensId: string | null;
                    lensName: string | null;
                    focalLength: number | null;
                    focal35: number | null;
                    fNumber: number | null;
                    exposureTime: string | null;
                    exposureSeconds: number | null;
                    iso: number | null;
                    exposureBias: number | null;
                    flash: boolean | null;
                    film: string | null;
                    scanner: string | null;
                    lensType: string | null;
                    adapter: string | null;
                    shotDate: string | null;
                    colorSpace: string | null;
                    gainMap: "apple" | "iso21496" | "ultraHdr" | null;
                    software: string | null;
                    source: 1 | 2;
                    hand: ("adapter" | "camera" | "exposureBias" | "exposureSeconds" | "fNumber" | "film" | "focal35" | "focalLength" | "iso" | "lens" | "lensType" | "scanner" | "shotDate" | "software")[];
                    hidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
                };
            };
            caption: string;
        } | {
            kind: "product";
            product: {
                id: string;
                kind: "camera" | "lens";
                name: string;
                count: number;
            };
        } | {
            kind: "video";
            video: {
                publishId: string;
                title: string;
                cover: {
                    url480: string;
                    url1080: string;
                    width: number;
                    height: number;
                    blur: string;
                    color: string;
                } | null;
            };
        })[];
    }>;
    GetRelated: (ctx: Ctx, { id }: {
        id: string;
    }) => Promise<{
        articles: {
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
        tags: string[];
    }>;
    GetWritingRules: (ctx: import("../../context.ts").MemberCtx) => Promise<{
        linkHosts: string[];
    }>;
    GetProductChoices: (ctx: import("../../context.ts").MemberCtx, { keyword }: {
        keyword: string;
    }) => Promise<{
        id: string;
        kind: "camera" | "lens";
        name: string;
        count: number;
    }[]>;
    GetVideoChoices: typeof listOwnVideos;
};
export declare const staffArticleMethods: HandlersOf<typeof StaffArticle>;
