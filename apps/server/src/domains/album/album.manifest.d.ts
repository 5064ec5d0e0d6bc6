export declare const albumManifest: {
    name: string;
    handlers: {
        Picture: {
            GetAlbumList: typeof import("./album.read.ts").loadAlbums;
            SaveAlbum: typeof import("./save-album.ts").saveAlbum;
            DeleteAlbum: typeof import("./save-album.ts").deleteAlbum;
            PutInAlbum: typeof import("./put-in-album.ts").putInAlbum;
        };
    };
    personalData: {
        exportedTables: {
            album: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                albums: {
                    name: string;
                    createTime: string;
                    fileIds: string[];
                }[];
            };
        }>;
        eraseWorks: ({ db }: import("../../context.ts").App, { memberId }: {
            memberId: string;
            keepPosts: boolean;
            now: Date;
        }) => Promise<void>;
    };
};
