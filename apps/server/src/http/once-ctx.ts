import type { MemberCtx } from '../context.ts'
import type { Tx } from '../db/client.ts'

/** The answer of a write as it was committed. Only `once` makes one, so no handler can answer without a commit. */
export class Answered {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /** The result as JSON text. */
  get text(): string {
    return this.#text
  }
}

/**
 * The context of a write that opens its transaction itself, because it does what must not hold a connection
 * (hashing, pictures) or what stays after a failure (a counted try). `T` is what the call answers.
 */
export interface OnceCtx<T> extends MemberCtx {
  /**
   * Runs the write's one transaction: claim of the requestId, `work`, and its answer. A repeated request ends here
   * with the answer of the first, so nothing before it may act for good, and nothing after it runs twice.
   */
  once: (work: (tx: Tx) => Promise<T>) => Promise<Answered>
  /** Puts another answer in the place of the kept one, in a later transaction with `work`. */
  answerAnew: (work: (tx: Tx) => Promise<T>) => Promise<Answered>
}
