import { Failure } from '../fail.ts'

/** A statement under way that can be cancelled. */
interface Cancellable {
  cancel: () => void
}

/**
 * The time of one request, as far as the database is concerned. Once it is over no statement of the request begins,
 * those under way are cancelled, and nothing is committed.
 */
export class Deadline {
  #isOver = false
  #commits = 0
  readonly #underWay = new Set<Cancellable>()

  get isOver(): boolean {
    return this.#isOver
  }

  /**
   * Ends the request's time.
   * @returns false while a commit is under way, whose outcome the caller has to be told
   */
  end(): boolean {
    if (this.#commits > 0) return false
    this.#isOver = true
    for (const one of this.#underWay) one.cancel()
    return true
  }

  /** @throws Failure Unavailable when the time is over */
  refuseLate(): void {
    if (this.#isOver) throw new Failure('Unavailable')
  }

  /** @throws Failure Unavailable when the time is over */
  async commit(work: () => Promise<void>): Promise<void> {
    this.refuseLate()
    this.#commits += 1
    try {
      await work()
    } finally {
      this.#commits -= 1
    }
  }

  watch(one: Cancellable): void {
    this.#underWay.add(one)
  }

  unwatch(one: Cancellable): void {
    this.#underWay.delete(one)
  }
}
