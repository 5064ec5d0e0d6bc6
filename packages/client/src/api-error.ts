import type { ErrorName } from '@guangquan/contract/wire/errors'

/** A call that failed: a business error of the catalogue, or a network failure. */
export class ApiError extends Error {
  /** Catalogue name; `Offline` when no response arrived, `Timeout` after 60 s. */
  readonly kind: ErrorName | 'Offline' | 'Timeout'
  /** HTTP status; 0 without a response. */
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

  /** Message for an invalid field, by its path in the input; undefined for a valid field. */
  fieldMessage(path: string): string | undefined {
    const fields = this.details['fields']
    if (typeof fields !== 'object' || fields === null) return undefined
    const message: unknown = Reflect.get(fields, path)
    return typeof message === 'string' ? message : undefined
  }
}
