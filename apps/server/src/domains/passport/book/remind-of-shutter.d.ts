import type { Tx } from '../../../db/client.ts';
interface Reached {
    user_product_id: string;
    member_id: string;
    remind_counts: number[];
    count: number;
    before: number;
}
/** Reminds the owner of the highest chosen count that the shutter has reached, each of them once. */
export declare function remindOfShutter(tx: Tx, now: Date, passport: Reached): Promise<void>;
export {};
