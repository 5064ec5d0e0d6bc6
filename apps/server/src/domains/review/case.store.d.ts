import type { MuteDays, ReviewDecision, ReviewKind } from '@guangquan/contract';
import { type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../db/client.ts';
import type { ReviewCase as CaseTable } from '../../db/tables.gen.ts';
export type CaseRow = Selectable<CaseTable>;
/** The target of a case. */
export interface CaseTarget {
    kind: ReviewKind;
    targetId: string;
    memberId: string;
}
/** Who decides: staff in the console, or with a null id whoever runs the command line. */
export interface Decider {
    id: string | null;
    name: string;
}
export interface Choice {
    decision: ReviewDecision;
    reason: string;
    /** Of a mute. */
    days: MuteDays | null;
}
/** Photographs with their masked copies. */
export type Masks = readonly {
    pictureId: string;
    fileId: string;
}[];
/** A case that was decided, until the time to undo is over. */
export interface DecidedCase extends CaseTarget, Choice {
    id: string;
    decidedAt: Date;
    decidedBy: string | null;
}
export declare function targetOfCase(row: Pick<CaseRow, 'kind' | 'target_id' | 'member_id'>): CaseTarget;
/** @throws for a case that nobody decided */
export declare function decidedOf(row: CaseRow): DecidedCase;
export declare function findCase(db: Queryable, id: string): Promise<CaseRow | undefined>;
/** The open case of a target. */
export declare function findOpenCase(db: Queryable, { kind, targetId }: Pick<CaseTarget, 'kind' | 'targetId'>): Promise<CaseRow | undefined>;
/** Whether something about a target waits for a decision. */
export declare function isWaiting(db: Queryable, target: Pick<CaseTarget, 'kind' | 'targetId'>): Promise<boolean>;
/** Locks a case. Its target is locked before, as by whoever changes the target. */
export declare function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined>;
/** Records who decided a locked case, and what. */
export declare function storeDecision(tx: Tx, now: Date, { row, by, choice }: {
    row: CaseRow;
    by: Decider;
    choice: Choice;
}): Promise<DecidedCase>;
/** Opens a locked case again. */
export declare function clearDecision(tx: Tx, row: CaseRow): Promise<void>;
