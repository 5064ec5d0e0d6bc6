import { type ApplicationState, type ProductApplication } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../../context.ts';
/** Purpose under which the address of an application is encrypted, as it was when it was sent. */
export declare const applicationAddressPurpose = "product-application-address";
export declare const sealAddress: (keys: import("../../../crypto/derive-key.ts").Keys, id: string, address: import("@guangquan/contract").ParcelAddress) => Buffer, openAddress: (keys: import("../../../crypto/derive-key.ts").Keys, row: {
    id: string;
    address_cipher: Buffer | null;
}) => import("@guangquan/contract").ParcelAddress | null;
export interface ApplicationRow {
    id: string;
    activity_id: string;
    user_product_id: string;
    state: ApplicationState;
    gift_id: string | null;
    gift_name: string | null;
    address_cipher: Buffer | null;
    remark: string;
    reason: string;
    carrier: string;
    tracking_number: string;
    created_at: Date;
    sent_at: Date | null;
    /** When applications of its activity end. */
    apply_to: Date;
}
/** Whether its member may change an application: one that has to be completed also after the time to apply. */
export declare function mayModify({ state, apply_to: end }: {
    state: number;
    apply_to: Date;
}, now: Date): boolean;
/** Applications without their addresses, in the order given. The caller has checked the right. */
export declare function loadApplications(ctx: Ctx, rows: readonly ApplicationRow[]): Promise<Omit<ProductApplication, 'address' | 'mayModify'>[]>;
/** What the caller applied for with one product, also when there is nothing. @throws ContentNotFound */
export declare function getApplication(ctx: MemberCtx, { activityId, regProductId }: {
    activityId: string;
    regProductId: string;
}): Promise<ProductApplication>;
