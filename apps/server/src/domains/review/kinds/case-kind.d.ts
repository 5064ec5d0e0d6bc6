import type { ReviewDecision } from '@guangquan/contract';
import type * as z from 'zod';
import type { Queryable, Tx } from '../../../db/client.ts';
import type { StrikeTarget } from '../../sanction/index.ts';
import type { DecidedCase, Masks } from '../case.store.ts';
export type StrikeFacts = Pick<StrikeTarget, 'text' | 'change'>;
/**
 * How the decisions about one kind of target act. At once: what is passed is shown, what is removed is hidden. When the
 * time to undo is over: what cannot be taken back, and notices.
 */
interface CaseActs<Before> {
    /** Its number in reports; null for what cannot be reported. */
    reportType: number | null;
    /** The file of a picture that can be masked; a kind without it has none. */
    findPicture?: (db: Queryable, picture: {
        targetId: string;
        pictureId: string;
    }) => Promise<string | undefined>;
    /** Locks the target, before its case. */
    lock: (tx: Tx, targetId: string) => Promise<unknown>;
    /**
     * @returns what `revert` and `finish` need
     * @throws ContentNotFound when the target is gone or cannot be decided any more
     */
    apply: (tx: Tx, now: Date, decided: DecidedCase, masks: Masks) => Promise<Before>;
    /** @returns false, without a change, when the target changed since */
    revert: (tx: Tx, now: Date, decided: DecidedCase, before: Before) => Promise<boolean>;
    /**
     * The target may be gone.
     * @returns how a strike names the target, and what happened to it
     */
    finish: (tx: Tx, now: Date, decided: DecidedCase, before: Before) => Promise<StrikeFacts | null>;
}
/** The acts of a kind; what `apply` returns is stored as JSON in between. */
export type CaseKind = CaseActs<unknown>;
export declare function caseKind<S extends z.ZodType>(schema: S, acts: CaseActs<z.output<S>>): CaseKind;
/** Whether members see a target after a decision; masked it is as if it had passed. */
export declare const isShown: (decision: ReviewDecision) => boolean;
/** How a text begins, to name it in a sentence. */
export declare function beginningOf(text: string): string;
export {};
