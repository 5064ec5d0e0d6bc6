export declare const emotionManifest: {
    name: string;
    handlers: {
        NewPublish: {
            GetPublishEmojReport: typeof import("./emotion-report.read.ts").reportEmotions;
            ChooseEmoj: typeof import("./choose-emotion.ts").chooseEmotion;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    personalData: {
        exportedTables: {
            post_emotion: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                emotions: object[];
            };
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId, now }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
};
