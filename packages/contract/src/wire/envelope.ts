import type { ErrorName } from './errors.ts'

/**
 * The envelope of every response; `code` is 200 on success, 400 for invalid input, otherwise the corresponding HTTP
 * status.
 */
export interface Envelope<T = unknown> {
  code: number
  success: boolean
  message: string
  error: EnvelopeError | null
  result: T | null
}

export interface EnvelopeError {
  /** Number in the error catalogue. */
  code: number
  /** Name in the error catalogue, on which pages decide; a newer server may send one that a page does not know. */
  name: ErrorName
  message: string
  /** Invalid fields of a 400, and figures that a client may show; never internal data. */
  details?: Record<string, unknown>
  /** Only with error 5000: the id to quote to support. */
  traceId?: string
}
