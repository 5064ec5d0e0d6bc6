import { errorCodes } from '@guangquan/contract/error-codes.gen'
import type { ErrorName } from '@guangquan/contract/errors'

const nameByCode = new Map<number, ErrorName>()
for (const name in errorCodes) {
  if (isErrorName(name)) nameByCode.set(errorCodes[name], name)
}

function isErrorName(name: string): name is ErrorName {
  return name in errorCodes
}

/** A call that did not succeed: a business error of the catalogue, or a network that was away. */
export class ApiError extends Error {
  /** Catalogue name; `Offline` when no answer came, `Timeout` after 60 s. */
  readonly kind: ErrorName | 'Offline' | 'Timeout'
  readonly code: number
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(options: {
    kind: ErrorName | 'Offline' | 'Timeout'
    message: string
    code?: number
    status?: number
    details?: Record<string, unknown>
  }) {
    super(options.message)
    this.name = 'ApiError'
    this.kind = options.kind
    this.code = options.code ?? 0
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
  return nameByCode.get(code) ?? 'Unknown'
}
