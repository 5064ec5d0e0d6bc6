export declare const addressManifest: {
    name: string;
    handlers: {
        UserAddress: {
            GetList: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                province: string;
                city: string;
                county: string;
                id: string;
                receiver: string;
                phone: string;
                areaCodes: string[];
                detail: string;
                postcode: string;
                tag: number;
                isDefault: boolean;
            }[]>;
            Get: typeof import("./address.view.ts").getAddress;
            Create: typeof import("./save-address.ts").addAddress;
            Update: typeof import("./save-address.ts").changeAddress;
            SetDefault: (ctx: import("../../context.ts").MemberCtx, input: {
                id: string;
                requestId?: string | undefined;
            }) => Promise<null>;
            GetDefault: (ctx: import("../../context.ts").MemberCtx) => Promise<{
                province: string;
                city: string;
                county: string;
                id: string;
                receiver: string;
                phone: string;
                areaCodes: string[];
                detail: string;
                postcode: string;
                tag: number;
                isDefault: boolean;
            } | null>;
            Delete: (ctx: import("../../context.ts").MemberCtx, input: {
                id: string;
                requestId?: string | undefined;
            }) => Promise<null>;
        };
    };
    sealed: import("../../crypto/reseal.ts").SealedTable[];
    personalData: {
        exportedTables: {
            user_address: string[];
        };
        collect: ({ env }: import("../../context.ts").App, db: import("../../db/client.ts").Queryable, memberId: string) => Promise<{
            lists: {
                addresses: object[];
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
