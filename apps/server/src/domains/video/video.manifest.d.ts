export declare const videoManifest: {
    name: string;
    handlers: {
        Video: {
            GetProgress: (ctx: import("../../context.ts").MemberCtx, { fileId }: {
                fileId: string;
            }) => Promise<{
                fileId: string;
                fileName: string;
                size: number;
                durationMs: number;
                width: number;
                height: number;
                plain: boolean;
                state: 1 | 2 | 3 | 4 | 5;
                progress: number;
                frames: {
                    fileId: string;
                    url: string;
                    atMs: number;
                }[];
            }>;
            GetPlay: typeof import("./get-play.ts").getPlay;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    postKinds: import("../post/index.ts").PostKind<{
        topicIds: string[];
        tags: string[];
        place: string;
        exposeUser: (1 | 2 | 3)[];
        draftId?: string | undefined;
        draftVersion?: number | undefined;
        composeId?: string | undefined;
        atUsers: string[];
        publishType: 3;
        title: string;
        text: string;
        publishSubType: 1 | 2 | 3;
        ownersOnly: boolean;
        subtitles: string;
        videoId: string;
        posterId: string;
        requestId?: string | undefined;
    }, {
        topicIds: string[];
        tags: string[];
        place: string;
        exposeUser: (1 | 2 | 3)[];
        id?: string | undefined;
        version?: number | undefined;
        publishType: 3;
        text: string;
        publishSubType: 1 | 2 | 3;
        ownersOnly: boolean;
        subtitles: string;
        title: string;
        videoId: string | null;
        posterId: string | null;
        frameIds: string[];
        requestId?: string | undefined;
    }, {
        topicIds: string[];
        tags: string[];
        place: string;
        exposeUser: (1 | 2 | 3)[];
        id: string;
        atUsers: string[];
        publishType: 3;
        title: string;
        text: string;
        posterId?: string | undefined;
        subtitles?: string | undefined;
        requestId?: string | undefined;
    }>[];
};
