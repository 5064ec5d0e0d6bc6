import { mountExport } from './export.route.ts';
export declare const personalDataManifest: {
    name: string;
    handlers: {
        UserInfo: {
            ExportData: typeof import("./request-export.ts").requestExport;
            GetExport: typeof import("./export.view.ts").loadExport;
            CheckDelete: typeof import("./check-deletion.ts").checkDeletion;
            DeleteAccount: {
                opensTransaction: typeof import("./request-deletion.ts").requestDeletion;
            };
        };
    };
    mounts: (typeof mountExport)[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    storedFolders: import("../../jobs/stored-folder.ts").StoredFolder[];
    personalData: {
        omittedTables: {
            data_export: string;
        };
        eraseWorks: (app: import("../../context.ts").App, { memberId }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
};
