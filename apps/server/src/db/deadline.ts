import { Failure } from '../fail.ts'

/** A running statement that can be cancelled. */
interface Cancellable {
  cancel: () => void
}

/**
 * The time limit of one request in the database. When it expires, the request starts no further statement, running ones
 * are cancelled, and nothing is committed.
 */
export class Deadline {
  #isOver = false
  #commits = 0
  readonly #underWay = new Set<Cancellable>()

  get isOver(): boolean {
    return this.#isOver
  }

  /** Ends the request's time. @returns false while a commit is running, whose outcome the caller must receive */
  end(): boolean {
    if (this.#commits > 0) return false
    this.#isOver = true
    for (const one of this.#underWay) one.cancel()
    return true
  }

  /** @throws Failure Unavailable when the time has expired */
  refuseLate(): void {
    if (this.#isOver) throw new Failure('Unavailable')
  }

  /** @throws Failure Unavailable when the time has expired */
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
