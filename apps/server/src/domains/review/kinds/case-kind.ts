import type { ReviewDecision } from '@guangquan/contract'
import type * as z from 'zod'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { StrikeTarget } from '../../sanction/index.ts'
import type { DecidedCase, Masks } from '../case.store.ts'

export type StrikeFacts = Pick<StrikeTarget, 'text' | 'change'>

/**
 * The effects of decisions about one kind of target. Immediately: passed targets are shown, removed ones hidden. Once
 * the time to undo is over: what cannot be undone, and notices.
 */
interface CaseActs<Before> {
  /** Its number in reports; null for what cannot be reported. */
  reportType: number | null
  /** The file of a picture that can be masked; a kind without it has none. */
  findPicture?: (
    db: Queryable,
    picture: { targetId: string; pictureId: string },
  ) => Promise<string | undefined>
  /** Locks the target, before its case. */
  lock: (tx: Tx, targetId: string) => Promise<unknown>
  /**
   * @returns what `revert` and `finish` need
   * @throws ContentNotFound if the target no longer exists or cannot be decided about any more
   */
  apply: (tx: Tx, now: Date, decided: DecidedCase, masks: Masks) => Promise<Before>
  /** @returns false, without a change, when the target changed since */
  revert: (tx: Tx, now: Date, decided: DecidedCase, before: Before) => Promise<boolean>
  /**
   * The target may no longer exist.
   * @returns how a strike names the target, and what happened to it
   */
  finish: (tx: Tx, now: Date, decided: DecidedCase, before: Before) => Promise<StrikeFacts | null>
}

/** The effects of a kind; the result of `apply` is stored as JSON in between. */
export type CaseKind = CaseActs<unknown>

export function caseKind<S extends z.ZodType>(schema: S, acts: CaseActs<z.output<S>>): CaseKind {
  return {
    ...acts,
    revert: (tx, now, decided, before) => acts.revert(tx, now, decided, schema.parse(before)),
    finish: (tx, now, decided, before) => acts.finish(tx, now, decided, schema.parse(before)),
  }
}

/** Whether members see a target after a decision; masked it is as if it had passed. */
export const isShown = (decision: ReviewDecision): boolean => decision === 'pass' || decision === 'mask'

const beginning = 20

/** How a text begins, to name it in a sentence. */
export function beginningOf(text: string): string {
  return [...text].slice(0, beginning).join('')
}
