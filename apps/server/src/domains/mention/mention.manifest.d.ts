export declare const mentionManifest: {
    name: string;
    handlers: {
        NewPublish: {
            GetRecentUserList: (ctx: import("../../context.ts").MemberCtx, { keyword }: {
                keyword: string;
            }) => Promise<{
                userId: string;
                nickName: string;
                headPicUrl: string;
                userCategoryIcon: string | null;
                usedFrameId: string | null;
                usedFrameSrc: string | null;
                level: number;
                userLevelIcon: string | null;
                usedAchievementSrc: string | null;
                usedAchievementTitle: string | null;
                followState: 0 | 1 | 2;
            }[]>;
        };
    };
    personalData: {
        exportedTables: {
            recent_contact: string[];
        };
        collect: (_app: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            follows: {
                contacts: {
                    userId: string;
                    time: string;
                }[];
            };
        }>;
        erasePerson: (tx: import("../../db/client.ts").Tx, { memberId }: {
            app: import("../../context.ts").App;
            memberId: string;
            now: Date;
        }) => Promise<void>;
    };
};
