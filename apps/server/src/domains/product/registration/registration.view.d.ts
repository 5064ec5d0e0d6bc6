import { type ProofPicture, type UserProductCard, type UserProductDetail, type Warranty } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
/** Registrations with their products and numbers. */
export declare function selectRegistrations(db: Queryable): import("kysely").SelectQueryBuilder<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", {
    category_id: number;
    category_name: string;
    code: string;
    id: string;
    launched_on: string;
    name: string;
    picture_url: string;
    summary: string;
} & {
    camera_id: import("kysely").ExtractColumnType<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", "camera_id">;
    lens_id: import("kysely").ExtractColumnType<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", "lens_id">;
    serial_cipher: Buffer<ArrayBufferLike>;
    serial_end: string;
    serial_id: string;
} & {
    bought_on: string;
    member_id: string;
    reg_id: string;
    state: number;
} & {
    created_at: Date;
    extension_months: number;
    warranty_months: number;
} & {
    access_code_id: import("kysely").ExtractColumnType<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", "access_code_id">;
    buy_channel: number;
    invoice_state: number;
    origin: number;
    price: number | null;
    reason: string;
    shop_id: import("kysely").ExtractColumnType<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", "shop_id">;
    shop_name: string;
} & {
    disputes: import("kysely").ExtractColumnType<import("../../../db/tables.gen.ts").DB, "product_category" | "product_info" | "product_serial" | "user_product", "disputes">;
    lost_at: Date | null;
    version: number;
} & {
    is_claimed: boolean;
    passport_level: number | null;
}>;
export type RegistrationRow = Awaited<ReturnType<ReturnType<typeof selectRegistrations>['executeTakeFirstOrThrow']>>;
/** The warranty of a registration in force. */
export declare function warrantyOf(row: Pick<RegistrationRow, 'state' | 'bought_on' | 'warranty_months' | 'extension_months'>): Warranty | null;
/** Registrations as their owner's list shows them, in the order given. */
export declare function loadRegistrationCards(ctx: MemberCtx, rows: readonly RegistrationRow[]): Promise<UserProductCard[]>;
/** One of the caller's registrations. @throws ContentNotFound */
export declare function getRegistration(ctx: MemberCtx, { regProductId }: {
    regProductId: string;
}): Promise<UserProductDetail>;
/** Whether an accepted invoice extends the warranty of a registration. */
export declare function isEarly(row: {
    origin: number;
    bought_on: string;
    created_at: Date;
}): boolean;
/** What proves a purchase, with addresses that are valid for an hour. The caller has checked the right. */
export declare function loadProofs(ctx: Ctx, userProductId: string): Promise<{
    invoicePics: ProofPicture[];
    warrantyCardPics: ProofPicture[];
}>;
