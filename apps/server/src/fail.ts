import type { ErrorName } from '@guangquan/contract'

/** A business error for the envelope. Handlers throw it through `fail()`. */
export class Failure extends Error {
  readonly errorName: ErrorName
  /** Values for the sentence and the client; never internal. */
  readonly details: Record<string, unknown>
  constructor(errorName: ErrorName, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(errorName, options)
    this.errorName = errorName
    this.details = details
  }
}

/** After about so long, the server accepts requests again. */
export const crowdedSeconds = 2

/** Refuses a call because more calls wait than the program can serve; the same call may succeed a little later. */
export function failCrowded(details: Record<string, unknown> = {}): never {
  throw new Failure('Crowded', { n: crowdedSeconds, ...details })
}

/** Ends the call with an error of the catalogue. The method must declare it. */
export function fail(errorName: ErrorName, details?: Record<string, unknown>): never {
  throw new Failure(errorName, details)
}
