import type { Tx } from '../../db/client.ts';
import { type CaseRow, type Choice, type DecidedCase, type Decider, type Masks } from './case.store.ts';
interface Decided {
    found: CaseRow;
    version: number | null;
    by: Decider;
    choice: Choice;
    masks?: Masks;
}
/** Why a case was not decided, and by whom it was claimed or decided instead. */
type Undecided = {
    state: 'changed' | 'claimed' | 'gone';
    by: string;
};
export type Deciding = {
    state: 'decided';
    decided: DecidedCase;
} | Undecided;
/**
 * Decides a case that nobody else claimed and that is as it was shown. The effect is at once; notices, sanctions and
 * deletions follow by `finishDecision`.
 * @param found as read before; locked here, after its target
 * @param version as it was shown; null for whatever it is now
 * @throws ContentNotFound when the target cannot be decided any more
 */
export declare function decideCase(tx: Tx, now: Date, { found, version, by, choice, masks }: Decided): Promise<Deciding>;
/** Whether somebody else is deciding about it at the moment. */
export declare function isClaimedByOther(row: CaseRow, now: Date, staffId: string): boolean;
/**
 * Takes a decision back that is not finished.
 * @returns null where that is too late, somebody else decided, or the target changed since
 */
export declare function revertDecision(tx: Tx, now: Date, { found, by, decidedAfter }: {
    found: CaseRow;
    by: Decider;
    decidedAfter: Date;
}): Promise<DecidedCase | null>;
export {};
