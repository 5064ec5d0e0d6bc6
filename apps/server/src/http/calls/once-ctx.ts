import type { Ctx, MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'

/** The committed response of a write. Only `once` creates one, so no handler can respond without a commit. */
export class CommittedResponse {
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
 * The context of a write that opens its transaction itself, because it does work during which no connection should be
 * held (hashing, pictures) or has effects that survive a failure (a counted attempt). `T` is the result of the call.
 */
export type OnceCtx<T, C extends Ctx = MemberCtx> = C & Once<T>

export interface Once<T> {
  /**
   * Runs the write's single transaction: claim of the requestId, `work`, and its response. A repeated request ends here
   * with the first one's response, so nothing before it may have lasting effects, and nothing after it runs twice. An
   * error afterwards is logged and the committed response is sent, so only expendable work belongs there.
   */
  once: (work: (tx: Tx) => Promise<T>) => Promise<CommittedResponse>
  /** Replaces the stored response, in a later transaction with `work`; if that fails, the first one stays. */
  replaceResponse: (work: (tx: Tx) => Promise<T>) => Promise<CommittedResponse>
}
