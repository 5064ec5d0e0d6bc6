export declare const voteManifest: {
    name: string;
    handlers: {
        NewPublish: {
            GetVote: (ctx: import("../../context.ts").Ctx, { publishId }: {
                publishId: string;
            }) => Promise<{
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
            }>;
            ChooseVote: typeof import("./choose-vote.ts").chooseVote;
            CloseVote: typeof import("./close-vote.ts").closeVote;
        };
    };
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    noticeKinds: {
        'vote.ended': {
            tab: 5;
            once: true;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    postKinds: import("../post/index.ts").PostKind<{
        topicIds: string[];
        tags: string[];
        place: string;
        draftId?: string | undefined;
        draftVersion?: number | undefined;
        composeId?: string | undefined;
        atUsers: string[];
        publishType: 4;
        title: string;
        text: string;
        exposeUser: (1 | 2 | 3)[];
        vote: {
            options: {
                text: string;
                fileId?: string | undefined;
            }[];
            max: number;
            endTime: string;
            showResult: number;
            canChange: boolean;
        };
        requestId?: string | undefined;
    }, {
        topicIds: string[];
        tags: string[];
        place: string;
        exposeUser: (1 | 2 | 3)[];
        id?: string | undefined;
        version?: number | undefined;
        publishType: 4;
        title: string;
        text: string;
        vote: {
            options: {
                text: string;
                fileId: string | null;
            }[];
            max: number;
            endTime: string;
            showResult: number;
            canChange: boolean;
        };
        requestId?: string | undefined;
    }, {
        topicIds: string[];
        tags: string[];
        place: string;
        id: string;
        atUsers: string[];
        publishType: 4;
        title: string;
        text: string;
        exposeUser: (1 | 2 | 3)[];
        requestId?: string | undefined;
    }>[];
    personalData: {
        exportedTables: {
            vote_choice: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                votes: object[];
            };
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId, now }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
