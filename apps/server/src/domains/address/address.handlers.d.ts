import { getAddress } from './address.view.ts';
import { addAddress, changeAddress } from './save-address.ts';
export declare const addressMethods: {
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
    Get: typeof getAddress;
    Create: typeof addAddress;
    Update: typeof changeAddress;
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
