import { errorRuns } from '@guangquan/contract/error-runs.gen'
import type { ErrorName } from '@guangquan/contract/errors'

/** A call that did not succeed: a business error of the catalogue, or a network that was away. */
export class ApiError extends Error {
  /** Catalogue name; `Offline` when no answer came, `Timeout` after 60 s. */
  readonly kind: ErrorName | 'Offline' | 'Timeout'
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(options: {
    kind: ErrorName | 'Offline' | 'Timeout'
    message: string
    status?: number
    details?: Record<string, unknown>
  }) {
    super(options.message)
    this.name = 'ApiError'
    this.kind = options.kind
    this.status = options.status ?? 0
    this.details = options.details ?? {}
  }

  /** Sentence of a wrong field, by its path in the input; undefined when that field was fine. */
  fieldMessage(path: string): string | undefined {
    const fields = this.details['fields']
    if (typeof fields !== 'object' || fields === null) return undefined
    const message: unknown = Reflect.get(fields, path)
    return typeof message === 'string' ? message : undefined
  }
}

/** The catalogue's name for a code of the wire; an unknown code counts as `Unknown`. */
export function errorKind(code: number): ErrorName {
  for (const [first, names] of errorRuns) {
    const name = names[code - first]
    if (name !== undefined) return name
  }
  return 'Unknown'
}
