import type { EventName } from '../../events/catalogue.ts'
import type { Queryable } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** Parameters of a rule for its measure, such as a topic or a bound: the column `args` of its row. */
export type MeasureArgs = Readonly<Record<string, unknown>>

/** The values of one member, one for each of the arguments that were read. */
export interface Measured {
  memberId: string
  values: readonly number[]
}

/** Something of members that is counted, and that medals and frames have goals for. */
export interface MedalMeasure {
  /** As rows of `medal` and `profile_frame` name it. */
  name: string
  /** Events after which it may have grown; `concerned.ts` finds the members. */
  events: readonly EventName[]
  /** Reads it of many members for all arguments at once. Members without a value may be missing. */
  read: (
    db: Queryable,
    query: { memberIds: readonly string[]; args: readonly MeasureArgs[]; now: Date },
  ) => Promise<readonly Measured[]>
  /** For a recurring frame: the name of the present period. A frame is granted once per period. */
  periodOf?: (args: MeasureArgs, now: Date) => string
}

/** Measures of all domains. A medal whose measure is missing is not shown. */
export const medalMeasures = extensionPoint<readonly MedalMeasure[]>('medalMeasures')
