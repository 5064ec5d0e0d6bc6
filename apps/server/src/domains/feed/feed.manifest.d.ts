export declare const feedManifest: {
    name: string;
    handlers: {
        NewPublish: {
            GetFeed: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                tab: number;
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
            } | {
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
            GetDailyPicks: (ctx: import("../../context.ts").Ctx) => Promise<{
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
            }[]>;
            GetSameAuthorPictures: (ctx: import("../../context.ts").Ctx, { id }: {
                id?: string | undefined;
            }) => Promise<{
                publishId: string;
                picture: import("@guangquan/contract").CardPicture;
            }[]>;
            GetUserPosts: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                userId: string;
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
            GetRelated: (ctx: import("../../context.ts").Ctx, { id }: {
                id: string;
            }) => Promise<{
                id: string;
                publishId: string;
                category: number;
                publishType: number;
                picture: {
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
                };
                pictureCount: number;
                likeCount: number;
                collectCount: number;
                isCollect: boolean;
                authorId: string;
                authorNickName: string;
                authorHeadPic: string;
                createTime: string;
            }[]>;
        };
        Picture: {
            GetList: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                sort: "hot" | "new" | "recommend";
                topicId?: string | undefined;
                tag?: string | undefined;
                cameraId?: string | undefined;
                lensId?: string | undefined;
                fMin?: number | undefined;
                fMax?: number | undefined;
                focalMin?: number | undefined;
                focalMax?: number | undefined;
                isoMin?: number | undefined;
                isoMax?: number | undefined;
                secMin?: number | undefined;
                secMax?: number | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    publishId: string;
                    category: number;
                    publishType: number;
                    picture: {
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
                    };
                    pictureCount: number;
                    likeCount: number;
                    collectCount: number;
                    isCollect: boolean;
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    createTime: string;
                }[];
            } | {
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    publishId: string;
                    category: number;
                    publishType: number;
                    picture: {
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
                    };
                    pictureCount: number;
                    likeCount: number;
                    collectCount: number;
                    isCollect: boolean;
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    createTime: string;
                }[];
            } | {
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    publishId: string;
                    category: number;
                    publishType: number;
                    picture: {
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
                    };
                    pictureCount: number;
                    likeCount: number;
                    collectCount: number;
                    isCollect: boolean;
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    createTime: string;
                }[];
            }>;
            GetUserPublishList: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                userId: string;
                year?: number | undefined;
                albumId?: string | undefined;
            }) => Promise<{
                totalCount: number;
                isLast: boolean;
                nextCursor: string | null;
                items: {
                    id: string;
                    publishId: string;
                    category: number;
                    publishType: number;
                    picture: {
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
                    };
                    pictureCount: number;
                    likeCount: number;
                    collectCount: number;
                    isCollect: boolean;
                    authorId: string;
                    authorNickName: string;
                    authorHeadPic: string;
                    createTime: string;
                }[];
            }>;
        };
        UserFollow: {
            GetRecommendList: typeof import("./recommend-people.ts").listRecommendedPeople;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    targets: import("../target/target-kind.ts").TargetPart[];
};
