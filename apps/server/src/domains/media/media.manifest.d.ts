import { mountFileRoutes } from './media.routes.ts';
export declare const mediaManifest: {
    name: string;
    handlers: {
        FileUpload: {
            AcceptDamage: typeof import("./accept-damage.ts").acceptDamage;
            Begin: typeof import("./upload/begin-upload.ts").beginUpload;
            Finish: (ctx: import("../../context.ts").MemberCtx, { uploadId }: {
                uploadId: string;
            }) => Promise<{
                fileId: string;
                fileUrl: string;
                fileName: string;
                width: number;
                height: number;
                size: number;
                blur: string;
                color: string;
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
                aiFound: 1 | 2 | 3;
                damage: 0 | 1 | 2;
                verdicts: string[];
                video?: {
                    durationMs: number;
                    plain: boolean;
                } | undefined;
            }>;
        };
    };
    mounts: (typeof mountFileRoutes)[];
    jobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    schedules: import("../../jobs/job.ts").Schedule[];
    startJobs: import("../../jobs/job.ts").Job<import("zod").ZodType<unknown, unknown, import("zod/v4/core").$ZodTypeInternals<unknown, unknown>>>[];
    storedFolders: readonly import("../../jobs/stored-folder.ts").StoredFolder[];
    figures: readonly import("../../figures/figure.ts").Figure[];
    personalData: {
        exportedTables: {
            stored_file: string[];
        };
        omittedTables: {
            file_upload: string;
            stored_video: string;
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            files: import("./media.export.ts").ExportedFile[];
        }>;
        eraseWorks: (app: import("../../context.ts").App, { memberId }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
