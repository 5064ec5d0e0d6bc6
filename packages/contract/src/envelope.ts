/** What every answer looks like; `code` 200 is success, 400 wrong input, else the HTTP-like class. */
export interface Envelope<T = unknown> {
  code: number
  success: boolean
  message: string
  error: EnvelopeError | null
  result: T | null
}

export interface EnvelopeError {
  /** Number of the error catalogue. */
  code: number
  message: string
  /** Wrong fields of a 400 and figures a client may show, never anything internal. */
  details?: Record<string, unknown>
  /** Present on 5000: what to quote to support. */
  traceId?: string
}
