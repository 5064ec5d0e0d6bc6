import type { ExpRule } from '@guangquan/contract'
import type { RawBuilder, SqlBool } from 'kysely'
import type { EventName, EventPayload } from '../../events/catalogue.ts'
import { extensionPoint } from '../../extension-point.ts'

/** A rule that an event earns by. Visits, breaches and corrections by staff are counted by growth itself. */
export type EarnedRule = Exclude<ExpRule, 'visit' | 'run7' | 'run30' | 'breach' | 'correct'>

/** Of what may be undone: how its lines follow. */
interface Settled {
  /** Says by one id that the state of rows may have changed. */
  event: EventName
  /** SQL: what equals that id. */
  keys: RawBuilder<unknown>
  /** SQL: the member of a row, whether it has earned or not, deserves its lines; null leaves them as they stand. */
  earns: (now: Date) => RawBuilder<SqlBool | null>
}

interface SourceOf<N extends EventName> {
  event: N
  /** Which rows an event is about, by one id or two; null for none. */
  keyOf: (payload: EventPayload<N>) => string | readonly [string, string] | null
  /** SQL: what equals that id, or those two. */
  keys: RawBuilder<unknown>
  /** SQL: the tables with their joins. Read after the commit of the event, the rows may be gone. */
  from: RawBuilder<unknown>
  /** SQL: a row earns. */
  where: RawBuilder<SqlBool>
  /** What each row earns by; where that differs, one of `among`, as `column` says. */
  rule: EarnedRule | { among: readonly EarnedRule[]; column: RawBuilder<string> }
  /** SQL: the member who earns. */
  member: RawBuilder<string>
  /** SQL: the same source counts once for a rule and member. */
  source: RawBuilder<string>
  /** SQL: the post it was done with; null for none. */
  post: RawBuilder<string> | null
  /** SQL: when it was done, by which its day is known. */
  at: RawBuilder<Date>
  settled?: Settled
}

/** What earns experience by events of one name. A domain gives those whose rows it owns; every part is required. */
export type EarningSource<N extends EventName = EventName> = { [K in N]: SourceOf<K> }[N]

/** What earns experience, of all domains. */
export const earningSources = extensionPoint<readonly EarningSource[]>('earningSources')

/** The rules that a source earns by. */
export const rulesOf = ({ rule }: EarningSource): readonly EarnedRule[] =>
  typeof rule === 'string' ? [rule] : rule.among
