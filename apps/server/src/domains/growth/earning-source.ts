import type { ExpRule } from '@guangquan/contract'
import type { RawBuilder, SqlBool } from 'kysely'
import type { EventName, EventPayload } from '../../events/catalogue.ts'
import { extensionPoint } from '../../extension-point.ts'

/** A rule that an event earns by. Visits, breaches and corrections by staff are counted by growth itself. */
export type EarnedRule = Exclude<ExpRule, 'visit' | 'run7' | 'run30' | 'breach' | 'correct'>

/** How lines of something that can be undone follow its state. */
interface Settled {
  /** Says by one id that the state of rows may have changed. */
  event: EventName
  /** SQL: the expression that equals the id. */
  keys: RawBuilder<unknown>
  /**
   * SQL: whether the member of a row deserves its lines, even if they were not earned yet; null leaves them unchanged.
   */
  earns: (now: Date) => RawBuilder<SqlBool | null>
}

interface SourceOf<N extends EventName> {
  event: N
  /** The rows that an event is about, by one id or two; null: none. */
  keyOf: (payload: EventPayload<N>) => string | readonly [string, string] | null
  /** SQL: the expressions that equal the id, or both ids. */
  keys: RawBuilder<unknown>
  /** SQL: the tables with their joins. Read after the commit of the event, the rows may be gone. */
  from: RawBuilder<unknown>
  /** SQL: a row earns. */
  where: RawBuilder<SqlBool>
  /** The rule of each row; if it varies, one of `among`, from `column`. */
  rule: EarnedRule | { among: readonly EarnedRule[]; column: RawBuilder<string> }
  /** SQL: the member who earns. */
  member: RawBuilder<string>
  /** SQL: the same source counts once for a rule and member. */
  source: RawBuilder<string>
  /** SQL: the post with which it was done; null without one. */
  post: RawBuilder<string> | null
  /** SQL: when it was done, by which its day is known. */
  at: RawBuilder<Date>
  settled?: Settled
}

/** What earns experience by events of one name. A domain declares sources in rows it owns; every part is required. */
export type EarningSource<N extends EventName = EventName> = { [K in N]: SourceOf<K> }[N]

/** The sources of experience in all domains. */
export const earningSources = extensionPoint<readonly EarningSource[]>('earningSources')

/** The rules that a source earns by. */
export const rulesOf = ({ rule }: EarningSource): readonly EarnedRule[] =>
  typeof rule === 'string' ? [rule] : rule.among
