export declare const reviewManifest: {
    name: string;
    handlers: {
        ReviewCase: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    card: "card";
                    comment: "comment";
                    member: "member";
                    post: "post";
                }>>;
                cause: import("zod").ZodOptional<import("zod").ZodEnum<{
                    card: "card";
                    edited: "edited";
                    firstPost: "firstPost";
                    hidden: "hidden";
                    new: "new";
                    profile: "profile";
                    reports: "reports";
                    word: "word";
                }>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    kind: import("zod").ZodEnum<{
                        card: "card";
                        comment: "comment";
                        member: "member";
                        post: "post";
                    }>;
                    targetId: import("zod").ZodUUID;
                    memberId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    headPicUrl: import("zod").ZodString;
                    text: import("zod").ZodString;
                    coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    causes: import("zod").ZodArray<import("zod").ZodEnum<{
                        card: "card";
                        edited: "edited";
                        firstPost: "firstPost";
                        hidden: "hidden";
                        new: "new";
                        profile: "profile";
                        reports: "reports";
                        word: "word";
                    }>>;
                    reportCount: import("zod").ZodInt;
                    isShown: import("zod").ZodBoolean;
                    openedAt: import("zod").ZodInt;
                    claim: import("zod").ZodNullable<import("zod").ZodObject<{
                        by: import("zod").ZodString;
                        isOwn: import("zod").ZodBoolean;
                        until: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetCounts: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        card: "card";
                        comment: "comment";
                        member: "member";
                        post: "post";
                    }>;
                    count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly GetClaims: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    claim: import("zod").ZodNullable<import("zod").ZodObject<{
                        by: import("zod").ZodString;
                        isOwn: import("zod").ZodBoolean;
                        until: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                kind: import("zod").ZodEnum<{
                    card: "card";
                    comment: "comment";
                    member: "member";
                    post: "post";
                }>;
                targetId: import("zod").ZodUUID;
                memberId: import("zod").ZodUUID;
                nickName: import("zod").ZodString;
                headPicUrl: import("zod").ZodString;
                text: import("zod").ZodString;
                coverUrl: import("zod").ZodNullable<import("zod").ZodString>;
                causes: import("zod").ZodArray<import("zod").ZodEnum<{
                    card: "card";
                    edited: "edited";
                    firstPost: "firstPost";
                    hidden: "hidden";
                    new: "new";
                    profile: "profile";
                    reports: "reports";
                    word: "word";
                }>>;
                reportCount: import("zod").ZodInt;
                isShown: import("zod").ZodBoolean;
                openedAt: import("zod").ZodInt;
                claim: import("zod").ZodNullable<import("zod").ZodObject<{
                    by: import("zod").ZodString;
                    isOwn: import("zod").ZodBoolean;
                    until: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                version: import("zod").ZodInt;
                post: import("zod").ZodNullable<import("zod").ZodObject<{
                    cover: import("zod").ZodNullable<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        blur: import("zod").ZodString;
                        color: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    article: import("zod").ZodNullable<import("zod").ZodObject<{
                        categoryId: import("zod").ZodInt;
                        wordCount: import("zod").ZodInt;
                        readingTime: import("zod").ZodInt;
                        isListed: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    video: import("zod").ZodNullable<import("zod").ZodObject<{
                        fileId: import("zod").ZodUUID;
                        durationMs: import("zod").ZodInt;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        ownersOnly: import("zod").ZodBoolean;
                        playable: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    vote: import("zod").ZodNullable<import("zod").ZodObject<{
                        options: import("zod").ZodArray<import("zod").ZodObject<{
                            id: import("zod").ZodUUID;
                            text: import("zod").ZodString;
                            picture: import("zod").ZodNullable<import("zod").ZodObject<{
                                url480: import("zod").ZodString;
                                url1080: import("zod").ZodString;
                                width: import("zod").ZodInt;
                                height: import("zod").ZodInt;
                                blur: import("zod").ZodString;
                                color: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            count: import("zod").ZodNullable<import("zod").ZodInt>;
                        }, import("zod/v4/core").$strip>>;
                        max: import("zod").ZodInt;
                        endTime: import("zod").ZodString;
                        state: import("zod").ZodInt;
                        showResult: import("zod").ZodInt;
                        canChange: import("zod").ZodBoolean;
                        voterCount: import("zod").ZodInt;
                        chosen: import("zod").ZodArray<import("zod").ZodUUID>;
                    }, import("zod/v4/core").$strip>>;
                    id: import("zod").ZodUUID;
                    category: import("zod").ZodInt;
                    publishType: import("zod").ZodInt;
                    publishSubType: import("zod").ZodInt;
                    title: import("zod").ZodString;
                    summary: import("zod").ZodString;
                    pictures: import("zod").ZodArray<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        url2048: import("zod").ZodNullable<import("zod").ZodString>;
                        id: import("zod").ZodUUID;
                        urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                        p3: import("zod").ZodNullable<import("zod").ZodObject<{
                            url480: import("zod").ZodString;
                            url1080: import("zod").ZodString;
                            url2048: import("zod").ZodNullable<import("zod").ZodString>;
                            urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        blur: import("zod").ZodString;
                        color: import("zod").ZodString;
                        alt: import("zod").ZodString;
                        title: import("zod").ZodString;
                        licence: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>, import("zod").ZodLiteral<4>, import("zod").ZodLiteral<5>]>;
                        exif: import("zod").ZodObject<{
                            make: import("zod").ZodNullable<import("zod").ZodString>;
                            model: import("zod").ZodNullable<import("zod").ZodString>;
                            cameraId: import("zod").ZodNullable<import("zod").ZodString>;
                            cameraName: import("zod").ZodNullable<import("zod").ZodString>;
                            lensModel: import("zod").ZodNullable<import("zod").ZodString>;
                            lensId: import("zod").ZodNullable<import("zod").ZodString>;
                            lensName: import("zod").ZodNullable<import("zod").ZodString>;
                            focalLength: import("zod").ZodNullable<import("zod").ZodNumber>;
                            focal35: import("zod").ZodNullable<import("zod").ZodInt>;
                            fNumber: import("zod").ZodNullable<import("zod").ZodNumber>;
                            exposureTime: import("zod").ZodNullable<import("zod").ZodString>;
                            exposureSeconds: import("zod").ZodNullable<import("zod").ZodNumber>;
                            iso: import("zod").ZodNullable<import("zod").ZodInt>;
                            exposureBias: import("zod").ZodNullable<import("zod").ZodNumber>;
                            flash: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            film: import("zod").ZodNullable<import("zod").ZodString>;
                            scanner: import("zod").ZodNullable<import("zod").ZodString>;
                            lensType: import("zod").ZodNullable<import("zod").ZodString>;
                            adapter: import("zod").ZodNullable<import("zod").ZodString>;
                            shotDate: import("zod").ZodNullable<import("zod").ZodString>;
                            colorSpace: import("zod").ZodNullable<import("zod").ZodString>;
                            gainMap: import("zod").ZodNullable<import("zod").ZodEnum<{
                                apple: "apple";
                                iso21496: "iso21496";
                                ultraHdr: "ultraHdr";
                            }>>;
                            software: import("zod").ZodNullable<import("zod").ZodString>;
                            source: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                            hand: import("zod").ZodArray<import("zod").ZodEnum<{
                                adapter: "adapter";
                                camera: "camera";
                                exposureBias: "exposureBias";
                                exposureSeconds: "exposureSeconds";
                                fNumber: "fNumber";
                                film: "film";
                                focal35: "focal35";
                                focalLength: "focalLength";
                                iso: "iso";
                                lens: "lens";
                                lensType: "lensType";
                                scanner: "scanner";
                                shotDate: "shotDate";
                                software: "software";
                            }>>;
                            hidden: import("zod").ZodArray<import("zod").ZodEnum<{
                                camera: "camera";
                                exposureBias: "exposureBias";
                                exposureTime: "exposureTime";
                                fNumber: "fNumber";
                                focalLength: "focalLength";
                                iso: "iso";
                                lens: "lens";
                                shotDate: "shotDate";
                                software: "software";
                            }>>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    topicInfos: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodString;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    tags: import("zod").ZodArray<import("zod").ZodString>;
                    place: import("zod").ZodString;
                    authorId: import("zod").ZodUUID;
                    authorNickName: import("zod").ZodString;
                    authorHeadPic: import("zod").ZodString;
                    authorHeadImg: import("zod").ZodString;
                    authorUserCategoryIcon: import("zod").ZodNullable<import("zod").ZodString>;
                    authorUsedFrameSrc: import("zod").ZodNullable<import("zod").ZodString>;
                    authorUsedAchievementSrc: import("zod").ZodNullable<import("zod").ZodString>;
                    authorUsedAchievementTitle: import("zod").ZodNullable<import("zod").ZodString>;
                    authorLevel: import("zod").ZodInt;
                    authorUserLevelIcon: import("zod").ZodNullable<import("zod").ZodString>;
                    levelIconUrl: import("zod").ZodNullable<import("zod").ZodString>;
                    authorFollowState: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<0>, import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                    authorErased: import("zod").ZodBoolean;
                    likeCount: import("zod").ZodInt;
                    collectCount: import("zod").ZodInt;
                    replyCount: import("zod").ZodInt;
                    shareCount: import("zod").ZodInt;
                    viewCount: import("zod").ZodInt;
                    isLike: import("zod").ZodBoolean;
                    isCollect: import("zod").ZodBoolean;
                    isAuthor: import("zod").ZodBoolean;
                    commentsClosed: import("zod").ZodBoolean;
                    atUsers: import("zod").ZodArray<import("zod").ZodObject<{
                        userId: import("zod").ZodUUID;
                        name: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    addComment: import("zod").ZodBoolean;
                    critiqueOpen: import("zod").ZodBoolean;
                    aiMark: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>]>;
                    aiSuspected: import("zod").ZodBoolean;
                    exposeUser: import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>]>>;
                    status: import("zod").ZodInt;
                    createTime: import("zod").ZodString;
                    editedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    whyShown: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
                article: import("zod").ZodNullable<import("zod").ZodObject<{
                    lead: import("zod").ZodNullable<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        url2048: import("zod").ZodNullable<import("zod").ZodString>;
                        id: import("zod").ZodUUID;
                        urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                        p3: import("zod").ZodNullable<import("zod").ZodObject<{
                            url480: import("zod").ZodString;
                            url1080: import("zod").ZodString;
                            url2048: import("zod").ZodNullable<import("zod").ZodString>;
                            urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        blur: import("zod").ZodString;
                        color: import("zod").ZodString;
                        alt: import("zod").ZodString;
                        title: import("zod").ZodString;
                        licence: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>, import("zod").ZodLiteral<4>, import("zod").ZodLiteral<5>]>;
                        exif: import("zod").ZodObject<{
                            make: import("zod").ZodNullable<import("zod").ZodString>;
                            model: import("zod").ZodNullable<import("zod").ZodString>;
                            cameraId: import("zod").ZodNullable<import("zod").ZodString>;
                            cameraName: import("zod").ZodNullable<import("zod").ZodString>;
                            lensModel: import("zod").ZodNullable<import("zod").ZodString>;
                            lensId: import("zod").ZodNullable<import("zod").ZodString>;
                            lensName: import("zod").ZodNullable<import("zod").ZodString>;
                            focalLength: import("zod").ZodNullable<import("zod").ZodNumber>;
                            focal35: import("zod").ZodNullable<import("zod").ZodInt>;
                            fNumber: import("zod").ZodNullable<import("zod").ZodNumber>;
                            exposureTime: import("zod").ZodNullable<import("zod").ZodString>;
                            exposureSeconds: import("zod").ZodNullable<import("zod").ZodNumber>;
                            iso: import("zod").ZodNullable<import("zod").ZodInt>;
                            exposureBias: import("zod").ZodNullable<import("zod").ZodNumber>;
                            flash: import("zod").ZodNullable<import("zod").ZodBoolean>;
                            film: import("zod").ZodNullable<import("zod").ZodString>;
                            scanner: import("zod").ZodNullable<import("zod").ZodString>;
                            lensType: import("zod").ZodNullable<import("zod").ZodString>;
                            adapter: import("zod").ZodNullable<import("zod").ZodString>;
                            shotDate: import("zod").ZodNullable<import("zod").ZodString>;
                            colorSpace: import("zod").ZodNullable<import("zod").ZodString>;
                            gainMap: import("zod").ZodNullable<import("zod").ZodEnum<{
                                apple: "apple";
                                iso21496: "iso21496";
                                ultraHdr: "ultraHdr";
                            }>>;
                            software: import("zod").ZodNullable<import("zod").ZodString>;
                            source: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                            hand: import("zod").ZodArray<import("zod").ZodEnum<{
                                adapter: "adapter";
                                camera: "camera";
                                exposureBias: "exposureBias";
                                exposureSeconds: "exposureSeconds";
                                fNumber: "fNumber";
                                film: "film";
                                focal35: "focal35";
                                focalLength: "focalLength";
                                iso: "iso";
                                lens: "lens";
                                lensType: "lensType";
                                scanner: "scanner";
                                shotDate: "shotDate";
                                software: "software";
                            }>>;
                            hidden: import("zod").ZodArray<import("zod").ZodEnum<{
                                camera: "camera";
                                exposureBias: "exposureBias";
                                exposureTime: "exposureTime";
                                fNumber: "fNumber";
                                focalLength: "focalLength";
                                iso: "iso";
                                lens: "lens";
                                shotDate: "shotDate";
                                software: "software";
                            }>>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>>;
                    blocks: import("zod").ZodArray<import("zod").ZodDiscriminatedUnion<[import("zod").ZodObject<{
                        kind: import("zod").ZodLiteral<"text">;
                        html: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                        kind: import("zod").ZodLiteral<"photo">;
                        picture: import("zod").ZodObject<{
                            url480: import("zod").ZodString;
                            url1080: import("zod").ZodString;
                            url2048: import("zod").ZodNullable<import("zod").ZodString>;
                            id: import("zod").ZodUUID;
                            urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                            p3: import("zod").ZodNullable<import("zod").ZodObject<{
                                url480: import("zod").ZodString;
                                url1080: import("zod").ZodString;
                                url2048: import("zod").ZodNullable<import("zod").ZodString>;
                                urlFull: import("zod").ZodNullable<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>>;
                            width: import("zod").ZodInt;
                            height: import("zod").ZodInt;
                            blur: import("zod").ZodString;
                            color: import("zod").ZodString;
                            alt: import("zod").ZodString;
                            title: import("zod").ZodString;
                            licence: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>, import("zod").ZodLiteral<4>, import("zod").ZodLiteral<5>]>;
                            exif: import("zod").ZodObject<{
                                make: import("zod").ZodNullable<import("zod").ZodString>;
                                model: import("zod").ZodNullable<import("zod").ZodString>;
                                cameraId: import("zod").ZodNullable<import("zod").ZodString>;
                                cameraName: import("zod").ZodNullable<import("zod").ZodString>;
                                lensModel: import("zod").ZodNullable<import("zod").ZodString>;
                                lensId: import("zod").ZodNullable<import("zod").ZodString>;
                                lensName: import("zod").ZodNullable<import("zod").ZodString>;
                                focalLength: import("zod").ZodNullable<import("zod").ZodNumber>;
                                focal35: import("zod").ZodNullable<import("zod").ZodInt>;
                                fNumber: import("zod").ZodNullable<import("zod").ZodNumber>;
                                exposureTime: import("zod").ZodNullable<import("zod").ZodString>;
                                exposureSeconds: import("zod").ZodNullable<import("zod").ZodNumber>;
                                iso: import("zod").ZodNullable<import("zod").ZodInt>;
                                exposureBias: import("zod").ZodNullable<import("zod").ZodNumber>;
                                flash: import("zod").ZodNullable<import("zod").ZodBoolean>;
                                film: import("zod").ZodNullable<import("zod").ZodString>;
                                scanner: import("zod").ZodNullable<import("zod").ZodString>;
                                lensType: import("zod").ZodNullable<import("zod").ZodString>;
                                adapter: import("zod").ZodNullable<import("zod").ZodString>;
                                shotDate: import("zod").ZodNullable<import("zod").ZodString>;
                                colorSpace: import("zod").ZodNullable<import("zod").ZodString>;
                                gainMap: import("zod").ZodNullable<import("zod").ZodEnum<{
                                    apple: "apple";
                                    iso21496: "iso21496";
                                    ultraHdr: "ultraHdr";
                                }>>;
                                software: import("zod").ZodNullable<import("zod").ZodString>;
                                source: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
                                hand: import("zod").ZodArray<import("zod").ZodEnum<{
                                    adapter: "adapter";
                                    camera: "camera";
                                    exposureBias: "exposureBias";
                                    exposureSeconds: "exposureSeconds";
                                    fNumber: "fNumber";
                                    film: "film";
                                    focal35: "focal35";
                                    focalLength: "focalLength";
                                    iso: "iso";
                                    lens: "lens";
                                    lensType: "lensType";
                                    scanner: "scanner";
                                    shotDate: "shotDate";
                                    software: "software";
                                }>>;
                                hidden: import("zod").ZodArray<import("zod").ZodEnum<{
                                    camera: "camera";
                                    exposureBias: "exposureBias";
                                    exposureTime: "exposureTime";
                                    fNumber: "fNumber";
                                    focalLength: "focalLength";
                                    iso: "iso";
                                    lens: "lens";
                                    shotDate: "shotDate";
                                    software: "software";
                                }>>;
                            }, import("zod/v4/core").$strip>;
                        }, import("zod/v4/core").$strip>;
                        caption: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                        kind: import("zod").ZodLiteral<"product">;
                        product: import("zod").ZodObject<{
                            id: import("zod").ZodString;
                            kind: import("zod").ZodEnum<{
                                camera: "camera";
                                lens: "lens";
                            }>;
                            name: import("zod").ZodString;
                            count: import("zod").ZodInt;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
                        kind: import("zod").ZodLiteral<"video">;
                        video: import("zod").ZodObject<{
                            publishId: import("zod").ZodUUID;
                            title: import("zod").ZodString;
                            cover: import("zod").ZodNullable<import("zod").ZodObject<{
                                url480: import("zod").ZodString;
                                url1080: import("zod").ZodString;
                                width: import("zod").ZodInt;
                                height: import("zod").ZodInt;
                                blur: import("zod").ZodString;
                                color: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                    }, import("zod/v4/core").$strip>], "kind">>;
                }, import("zod/v4/core").$strip>>;
                video: import("zod").ZodNullable<import("zod").ZodObject<{
                    url: import("zod").ZodString;
                    plain: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                comment: import("zod").ZodNullable<import("zod").ZodObject<{
                    text: import("zod").ZodString;
                    picture: import("zod").ZodNullable<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        blur: import("zod").ZodString;
                        color: import("zod").ZodString;
                        urlMoving: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                card: import("zod").ZodNullable<import("zod").ZodObject<{
                    clubCardMasked: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                profile: import("zod").ZodObject<{
                    avatar: import("zod").ZodNullable<import("zod").ZodObject<{
                        beforeUrl: import("zod").ZodString;
                        url: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    nickName: import("zod").ZodNullable<import("zod").ZodObject<{
                        before: import("zod").ZodString;
                        now: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    introduction: import("zod").ZodNullable<import("zod").ZodObject<{
                        before: import("zod").ZodString;
                        now: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                member: import("zod").ZodObject<{
                    introduction: import("zod").ZodString;
                    level: import("zod").ZodInt;
                    joinTime: import("zod").ZodString;
                    publishCount: import("zod").ZodInt;
                    decisions: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodUUID;
                        kind: import("zod").ZodEnum<{
                            card: "card";
                            comment: "comment";
                            member: "member";
                            post: "post";
                        }>;
                        decision: import("zod").ZodEnum<{
                            ban: "ban";
                            delete: "delete";
                            limit: "limit";
                            mask: "mask";
                            mute: "mute";
                            pass: "pass";
                            refuse: "refuse";
                            warn: "warn";
                        }>;
                        days: import("zod").ZodNullable<import("zod").ZodInt>;
                        reason: import("zod").ZodString;
                        decidedBy: import("zod").ZodString;
                        decideTime: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                reports: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    reporterId: import("zod").ZodUUID;
                    nickName: import("zod").ZodString;
                    reason: import("zod").ZodString;
                    text: import("zod").ZodString;
                    pictures: import("zod").ZodArray<import("zod").ZodObject<{
                        url480: import("zod").ZodString;
                        url1080: import("zod").ZodString;
                        width: import("zod").ZodInt;
                        height: import("zod").ZodInt;
                        blur: import("zod").ZodString;
                        color: import("zod").ZodString;
                        urlMoving: import("zod").ZodNullable<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                    isOpen: import("zod").ZodBoolean;
                    createTime: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                reportSigns: import("zod").ZodArray<import("zod").ZodObject<{
                    sign: import("zod").ZodEnum<{
                        newAccounts: "newAccounts";
                        related: "related";
                        sameHour: "sameHour";
                        sameNetwork: "sameNetwork";
                        sameWords: "sameWords";
                    }>;
                    reportIds: import("zod").ZodArray<import("zod").ZodUUID>;
                }, import("zod/v4/core").$strip>>;
                looksArranged: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Claim: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                claim: import("zod").ZodObject<{
                    by: import("zod").ZodString;
                    isOwn: import("zod").ZodBoolean;
                    until: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly Release: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, never>;
            readonly MaskPicture: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                pictureId: import("zod").ZodUUID;
                regions: import("zod").ZodArray<import("zod").ZodObject<{
                    x: import("zod").ZodNumber;
                    y: import("zod").ZodNumber;
                    width: import("zod").ZodNumber;
                    height: import("zod").ZodNumber;
                }, import("zod/v4/core").$strict>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url480: import("zod").ZodString;
                url1080: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "ContentNotFound">;
            readonly SeeFormer: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                appealId: import("zod").ZodUUID;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    formerUrl: import("zod").ZodString;
                    maskedUrl: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "ContentNotFound" | "Forbidden">;
            readonly Decide: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                decision: import("zod").ZodEnum<{
                    ban: "ban";
                    delete: "delete";
                    limit: "limit";
                    mask: "mask";
                    mute: "mute";
                    pass: "pass";
                    refuse: "refuse";
                    warn: "warn";
                }>;
                reason: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                days: import("zod").ZodOptional<import("zod").ZodLiteral<1 | 3 | 7 | 30>>;
                masks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    pictureId: import("zod").ZodUUID;
                    fileId: import("zod").ZodUUID;
                }, import("zod/v4/core").$strict>>>;
                cases: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strict>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    state: import("zod").ZodEnum<{
                        changed: "changed";
                        claimed: "claimed";
                        decided: "decided";
                        gone: "gone";
                    }>;
                    by: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, "BadInput" | "ContentNotFound">;
            readonly Undo: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                ids: import("zod").ZodArray<import("zod").ZodUUID>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    isUndone: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
        }>;
        ReviewReason: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodUUID;
                    text: import("zod").ZodString;
                    kinds: import("zod").ZodArray<import("zod").ZodEnum<{
                        card: "card";
                        comment: "comment";
                        member: "member";
                        post: "post";
                    }>>;
                    position: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodOptional<import("zod").ZodUUID>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
                text: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                kinds: import("zod").ZodArray<import("zod").ZodEnum<{
                    card: "card";
                    comment: "comment";
                    member: "member";
                    post: "post";
                }>>;
                position: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                text: import("zod").ZodString;
                kinds: import("zod").ZodArray<import("zod").ZodEnum<{
                    card: "card";
                    comment: "comment";
                    member: "member";
                    post: "post";
                }>>;
                position: import("zod").ZodInt;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Remove: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                id: import("zod").ZodUUID;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodNull, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{
        id: import("zod").ZodUUID;
    }, import("zod/v4/core").$strip>>[];
    seed: ({ db }: import("../../context.ts").App) => Promise<void>;
    noticeKinds: {
        'member.avatarReset': {
            tab: 6;
        };
        'member.nickNameReset': {
            tab: 6;
        };
        'member.introductionReset': {
            tab: 6;
        };
        'post.masked': {
            tab: 6;
        };
        'reply.masked': {
            tab: 6;
        };
        'post.removed': {
            tab: 6;
        };
        'reply.removed': {
            tab: 6;
        };
    };
    personalData: {
        omittedTables: {
            review_case: string;
        };
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
