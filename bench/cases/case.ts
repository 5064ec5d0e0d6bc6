import { callPath, type Method, type MethodInput } from '@guangquan/contract'
import type { RequestTemplate } from '../load/load-job.ts'
import type { Caller, Members } from '../people/call.ts'
import type { Survey } from '../people/survey.ts'

/**
 * The references a case is compared with in the same run: `plain` a bare node:http server sending the same bytes; `sql`
 * every statement of the call, by bare Fastify and pg.
 */
export type ReferenceKind = 'plain' | 'sql'

/** A measured case. */
export interface Case {
  /** Name in the table and for `--only`. */
  name: string
  references: readonly ReferenceKind[]
  /** The calls it makes, as `Service/Method`; none of a page. */
  calls?: readonly string[]
  /** Measuring time relative to other cases, if a target depends on it. */
  weight?: number
  /** Its requests for a site; empty if the site has no data for it. */
  requests: (site: SurveyedSite) => RequestTemplate[]
  /** Its requests are made by staff, in the console. */
  isOfStaff?: boolean
  /** Each request changes something, once. */
  isWrite?: boolean
  /** Its requests are few and each is sent once, without a warm-up: nothing can be deleted twice. */
  once?: boolean
  /** The ids that the requests are about, if the reference should use a different one each time. */
  subjects?: (site: SurveyedSite) => string[]
  /** Whether the same requests are also measured with rewards switched off, in the same rounds. */
  earns?: boolean
  /** The same list 800 pages further on, measured in the same rounds. */
  page800?: (site: SurveyedSite) => RequestTemplate[]
}

export interface SurveyedSite {
  members: Members
  /** One of the staff. */
  staff: Caller
  survey: Survey
}

/** Name of a method in `calls`. */
export const nameOf = ({ service, name }: Pick<Method, 'service' | 'name'>): string => `${service}/${name}`

/** Makes requests of a method, for each input, by each of some people in turn. */
export function requestsOf<M extends Method>(
  caller: Caller,
  method: M,
  inputs: readonly MethodInput<M>[],
  people: 'visitor' | 'everybody',
): RequestTemplate[] {
  const path = callPath(method, caller.productKey)
  const count = people === 'visitor' ? 1 : caller.people.length
  // Long enough that each person's request differs from the previous one's.
  const length = inputs.length % count === 0 ? inputs.length : inputs.length * count
  return Array.from({ length: Math.min(length, 20_000) }, (_, index) => ({
    method: 'POST',
    path,
    body: JSON.stringify(inputs[index % inputs.length]),
    person: people === 'visitor' ? null : index % count,
  }))
}
