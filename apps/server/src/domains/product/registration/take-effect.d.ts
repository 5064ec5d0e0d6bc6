import type { Tx } from '../../../db/client.ts';
interface Accepted {
    memberId: string;
    serialId: string;
    now: Date;
}
/**
 * A registration takes effect: its member is an owner, and the first one of a number earns. The number is locked.
 */
export declare function takeEffect(tx: Tx, { memberId, serialId, now }: Accepted): Promise<void>;
export {};
