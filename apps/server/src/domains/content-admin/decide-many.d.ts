import type { Decided } from '@guangquan/contract';
import { type ActFacts } from '../../audit-chain/record-act.ts';
import type { StaffCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Whose a changed target is, and the state it had. */
interface Changed {
    authorId: string;
    statusBefore: number;
}
interface Decision {
    act: string;
    targetKind: ActFacts['targetKind'];
    /** Changes one target and notifies its author. @returns undefined when its state does not allow the decision */
    decide: (tx: Tx, one: {
        id: string;
        now: Date;
        reason: string;
    }) => Promise<Changed | undefined>;
}
/**
 * Decides about several targets at once, with an audit row for each that changed.
 * @throws NotAllowedNow when none was in a state that allows the decision
 */
export declare function decideMany(ctx: StaffCtx, { ids, reason }: {
    ids: readonly string[];
    reason: string;
}, { act, targetKind, decide }: Decision): Promise<Decided>;
export {};
