import { countTags } from './count-tags.ts';
import { settleGivenTags } from './settle-tags.ts';
export declare const tagManifest: {
    name: string;
    handlers: {
        Tag: {
            Get: (ctx: import("../../context.ts").Ctx, { name }: {
                name: string;
            }) => Promise<{
                name: string;
                count: number;
                isFollowed: boolean;
                cover: string;
                related: {
                    name: string;
                    count: number;
                }[];
            }>;
            GetPosts: (ctx: import("../../context.ts").Ctx, input: {
                skipCount?: number | undefined;
                maxResultCount: number;
                cursor?: string | undefined;
                name: string;
                sort: "hot" | "new";
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
            Follow: typeof import("./follow-tag.ts").followTag;
            GetFollowed: typeof import("./tag-page.read.ts").listFollowedTags;
        };
        NewPublish: {
            GetUserTagList: typeof import("./tag.read.ts").listOwnTags;
            GetTagList: (ctx: import("../../context.ts").Ctx, { keyword }: {
                keyword: string;
            }) => Promise<import("./tag.read.ts").TagCount[]>;
        };
        StaffTag: import("../../http/implement.ts").HandlersOf<{
            readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                skipCount: import("zod").ZodOptional<import("zod").ZodInt>;
                maxResultCount: import("zod").ZodDefault<import("zod").ZodInt>;
                cursor: import("zod").ZodOptional<import("zod").ZodString>;
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>>;
                sort: import("zod").ZodDefault<import("zod").ZodEnum<{
                    count: "count";
                    recent: "recent";
                }>>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    count: import("zod").ZodInt;
                    lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                    state: import("zod").ZodEnum<{
                        banned: "banned";
                        merged: "merged";
                        open: "open";
                    }>;
                    mergedInto: import("zod").ZodString;
                    cover: import("zod").ZodString;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                totalCount: import("zod").ZodInt;
                isLast: import("zod").ZodBoolean;
                nextCursor: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>, never>;
            readonly Export: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                keyword: import("zod").ZodOptional<import("zod").ZodString>;
                state: import("zod").ZodOptional<import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>>;
                sort: import("zod").ZodDefault<import("zod").ZodEnum<{
                    count: "count";
                    recent: "recent";
                }>>;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                path: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, never>;
            readonly Rename: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodString;
                version: import("zod").ZodInt;
                newName: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                name: import("zod").ZodString;
                count: import("zod").ZodInt;
                lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>;
                mergedInto: import("zod").ZodString;
                cover: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "AlreadyThere" | "ChangedMeanwhile" | "ContentNotFound">;
            readonly Merge: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodString;
                version: import("zod").ZodInt;
                into: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                name: import("zod").ZodString;
                count: import("zod").ZodInt;
                lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>;
                mergedInto: import("zod").ZodString;
                cover: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                readonly fileName: import("zod").ZodString;
                readonly content: import("zod").ZodBase64;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                fileId: import("zod").ZodUUID;
                url: import("zod").ZodString;
            }, import("zod/v4/core").$strip>, "BackgroundTooSmall" | "FileTooLarge" | "FileTypeRefused" | "HeicRefused" | "HeicTooLarge" | "PhotoDamaged" | "PhotoIncomplete" | "PhotoTooLarge" | "StorageFull">;
            readonly SaveCover: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodString;
                version: import("zod").ZodInt;
                coverFileId: import("zod").ZodNullable<import("zod").ZodUUID>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                name: import("zod").ZodString;
                count: import("zod").ZodInt;
                lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>;
                mergedInto: import("zod").ZodString;
                cover: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound" | "UploadNotFound">;
            readonly Ban: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodString;
                version: import("zod").ZodInt;
                reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                name: import("zod").ZodString;
                count: import("zod").ZodInt;
                lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>;
                mergedInto: import("zod").ZodString;
                cover: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
            readonly Unban: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                name: import("zod").ZodString;
                version: import("zod").ZodInt;
            } & {
                requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                name: import("zod").ZodString;
                count: import("zod").ZodInt;
                lastUsedTime: import("zod").ZodNullable<import("zod").ZodString>;
                state: import("zod").ZodEnum<{
                    banned: "banned";
                    merged: "merged";
                    open: "open";
                }>;
                mergedInto: import("zod").ZodString;
                cover: import("zod").ZodString;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        }>;
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodObject<{}, import("zod/v4/core").$strip>>[];
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    postHooks: {
        settleTags: typeof settleGivenTags;
        tagged: typeof countTags;
    };
    exports: import("../../export/list-export.ts").ListExport[];
    personalData: {
        exportedTables: {
            tag_follow: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            follows: {
                tags: string[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
