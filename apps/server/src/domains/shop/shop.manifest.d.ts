import { createShop, saveShop } from './save-shop.ts';
import { listShops, listStaffShops } from './shop.read.ts';
export declare const shopManifest: {
    name: string;
    handlers: {
        SysBaseInfo: {
            GetShopList: typeof listShops;
        };
        StaffShop: {
            GetList: typeof listStaffShops;
            Export: (ctx: import("../../context.ts").StaffCtx, input: {
                keyword?: string | undefined;
                type?: 1 | 2 | 3 | undefined;
                reason: string;
                requestId?: string | undefined;
            }) => Promise<{
                path: string;
            }>;
            Create: typeof createShop;
            Save: typeof saveShop;
        };
    };
    exports: import("../../export/list-export.ts").ListExport[];
    demo: () => Promise<import("../../demo/demo-part.ts").DemoPart>;
};
