import type { Method, MethodInput } from '@guangquan/contract'
import type { Shot } from '../load/load-job.ts'
import { callPath, type Caller } from '../people/call.ts'
import type { Survey } from '../people/survey.ts'

/**
 * What a case is compared with in the same run:
 * `plain` a bare node:http answer of the same bytes;
 * `sql` every statement the call sends, by bare Fastify and pg;
 * `sqlUnsigned` the same without the one that remembers the signature's nonce, which our server sends for many
 * requests at once and the reference for each alone.
 */
export type ReferenceKind = 'plain' | 'sql' | 'sqlUnsigned'

/** One thing to put under load. */
export interface Case {
  /** As the table and `--only` name it. */
  name: string
  references: readonly ReferenceKind[]
  /** Its requests on a site; none where the site has nothing to ask for. */
  shots: (site: SurveyedSite) => Shot[]
  /** The same list 800 pages further on, put under load in the same rounds. */
  page800?: (site: SurveyedSite) => Shot[]
}

export interface SurveyedSite {
  members: Caller
  survey: Survey
}

/** Makes requests of a method, for each input by each of some people in turn. */
export function shotsOf<M extends Method>(
  caller: Caller,
  method: M,
  inputs: readonly MethodInput<M>[],
  people: 'visitor' | 'everybody',
): Shot[] {
  const path = callPath(caller.productKey, method)
  const count = people === 'visitor' ? 1 : caller.people.length
  // As many as it takes for every person to ask for something else than the one before.
  const length = inputs.length % count === 0 ? inputs.length : inputs.length * count
  return Array.from({ length: Math.min(length, 20_000) }, (_, index) => ({
    method: 'POST',
    path,
    body: JSON.stringify(inputs[index % inputs.length]),
    person: people === 'visitor' ? null : index % count,
  }))
}
