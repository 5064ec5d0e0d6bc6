import { endDraft } from './delete-draft.ts';
import { findDraftFiles } from './draft.store.ts';
export declare const draftManifest: {
    name: string;
    handlers: {
        NewPublish: {
            SaveDraft: {
                opensTransaction: typeof import("./save-draft.ts").saveDraft;
            };
            GetDraftList: typeof import("./draft.view.ts").loadDraftItems;
            GetDraft: typeof import("./draft.view.ts").loadDraft;
            DeleteDraft: typeof import("./delete-draft.ts").deleteDraft;
        };
    };
    postHooks: {
        draftPublished: typeof endDraft;
        findUsedFiles: typeof findDraftFiles;
    };
    personalData: {
        exportedTables: {
            draft: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                drafts: (Omit<{
                    title: string;
                    text: string;
                    pictures: {
                        exifEdits: {
                            camera?: string | undefined;
                            lens?: string | undefined;
                            lensType?: string | undefined;
                            software?: string | undefined;
                            adapter?: string | undefined;
                            film?: string | undefined;
                            scanner?: string | undefined;
                            focalLength?: number | undefined;
                            focal35?: number | undefined;
                            fNumber?: number | undefined;
                            exposureSeconds?: number | undefined;
                            iso?: number | undefined;
                            exposureBias?: number | undefined;
                            shotDate?: string | undefined;
                        };
                        licence: 1 | 2 | 3 | 4 | 5;
                        watermark: 0 | 1 | 2;
                        largeOpen: boolean;
                        timeOpen: boolean;
                        fileId: string;
                        title: string;
                        alt: string;
                        exifHidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
                    }[];
                    topicIds: string[];
                    tags: string[];
                    place: string;
                    exposeUser: (1 | 2 | 3)[];
                    aiMark: 1 | 2 | 3;
                    critiqueOpen: boolean;
                    albumIds: string[];
                    publishSubType: number;
                    mentions: {
                        userId: string;
                        name: string;
                    }[];
                    part: unknown;
                }, "mentions"> & {
                    publishType: number;
                    savedTime: string;
                })[];
            };
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
};
