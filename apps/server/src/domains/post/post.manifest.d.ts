import { listAuthorFiles } from './post-files.ts';
import { mountViewCounter } from './view-counter.ts';
export declare const postManifest: {
    name: string;
    handlers: {
        NewPublish: {
            Detail: (ctx: import("../../context.ts").Ctx, { id }: {
                id: string;
            }) => Promise<import("@guangquan/contract").PublishItem>;
            Publish: {
                opensTransaction: typeof import("./publish-finished.ts").publishFinished;
            };
            DeletePublish: typeof import("./recycle-bin/delete-post.ts").deletePost;
            CloseComments: typeof import("./close-comments.ts").closeComments;
            AskCritique: typeof import("./set-critique-open.ts").setCritiqueOpen;
            GetUserPublishDetail: typeof import("./cards/edit.view.ts").loadForEdit;
            EditPublish: {
                opensTransaction: typeof import("./publish-finished.ts").editFinished;
            };
            GetOwnPublishList: typeof import("./own-posts.read.ts").listOwnPosts;
            RestorePublish: typeof import("./recycle-bin/restore-post.ts").restorePost;
            PurgePublish: typeof import("./recycle-bin/restore-post.ts").purgeOwnPost;
        };
        Publish: {
            PublishPicture: {
                opensTransaction: typeof import("./publish-finished.ts").publishFinished;
            };
        };
    };
    mounts: (typeof mountViewCounter)[];
    pageVersions: import("../../http/page-versions.ts").PageVersions;
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    subscriptions: import("../../events/subscription.ts").Subscription[];
    noticeKinds: {
        readonly 'mention.inPost': {
            readonly tab: 2;
            readonly once: true;
        };
        readonly 'post.byFollowed': {
            readonly tab: 3;
            readonly once: true;
        };
        readonly 'post.passed': {
            readonly tab: 6;
        };
        readonly 'post.refused': {
            readonly tab: 6;
        };
    };
    counters: import("../../jobs/prove-counters.ts").CountedTable[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    targets: ({
        name: string;
        searchTabs: {
            all: null;
            photo: string;
            article: string;
            video: string;
            vote: string;
        };
        loadIndexed: (tx: import("../../db/client.ts").Tx, ids: readonly string[]) => Promise<import("../target/searched-target.ts").IndexedTarget[]>;
        announceChanged: typeof import("./announce-changed.ts").announceChanged;
        loadFound: (ctx: import("../../context.ts").Ctx, ids: readonly string[]) => Promise<Map<string, import("../target/searched-target.ts").FoundTarget>>;
        loadDeepTexts: (db: import("../../db/client.ts").Queryable, found: readonly import("../target/searched-target.ts").FoundTarget[]) => Promise<Map<string, string>>;
    } | import("../target/target-kind.ts").TargetPart)[];
    referencedFiles: typeof listAuthorFiles;
    personalData: {
        exportedTables: {
            publish: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            posts: import("./personal-data/author.export.ts").ExportedPost[];
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId, keepPosts, now }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
