import { Failure } from '../fail.ts'

/** Connections of the pool that writes may use at once; the others are for reads. */
const maxWriting = 14
/** Of these, how many the writes of one class may use: what waits for one locked row does not stop other classes. */
const maxPerClass = 6
/** As long as for a connection of the pool. */
const waitMs = 2000

/** The bound of one class of writes. */
export interface WriteLane {
  /**
   * Waits for a place.
   * @returns a function that frees it
   * @throws Failure Unavailable when there is none within two seconds
   */
  enter: () => Promise<() => void>
}

interface Queue {
  used: number
  /** In order of arrival; each starts its write. */
  waiting: Set<() => void>
}

/** The lanes of one node, by name. What waits in a lane uses no connection. */
export function makeWriteLanes(): (name: string) => WriteLane {
  const queues = new Map<string, Queue>()
  let writing = 0

  function startNext(): void {
    for (const queue of queues.values()) {
      for (const start of queue.waiting) {
        if (writing >= maxWriting) return
        if (queue.used >= maxPerClass) break
        queue.waiting.delete(start)
        start()
      }
    }
  }

  function begin(queue: Queue): () => void {
    queue.used += 1
    writing += 1
    return () => {
      queue.used -= 1
      writing -= 1
      startNext()
    }
  }

  return (name) => {
    const queue = queues.get(name) ?? { used: 0, waiting: new Set() }
    queues.set(name, queue)
    return {
      enter: () => {
        if (writing < maxWriting && queue.used < maxPerClass) return Promise.resolve(begin(queue))
        return new Promise((resolve, reject) => {
          const timer = setTimeout(() => {
            queue.waiting.delete(start)
            reject(new Failure('Unavailable'))
          }, waitMs)
          const start = () => {
            clearTimeout(timer)
            resolve(begin(queue))
          }
          queue.waiting.add(start)
        })
      },
    }
  }
}

/** The place of one request in its lane, while it uses at least one connection. */
export class LanePlace {
  readonly #lane: WriteLane
  #connections = 0
  #entered: Promise<() => void> | null = null
  constructor(lane: WriteLane) {
    this.#lane = lane
  }

  /** Before each connection. @throws Failure Unavailable */
  async take(): Promise<void> {
    this.#connections += 1
    // One place for all connections of the request: inside a transaction it must not wait for another one.
    this.#entered ??= this.#lane.enter()
    try {
      await this.#entered
    } catch (error) {
      this.release()
      throw error
    }
  }

  /** After each connection. */
  release(): void {
    this.#connections -= 1
    if (this.#connections > 0) return
    const entered = this.#entered
    this.#entered = null
    void entered?.then(
      (leave) => leave(),
      () => undefined,
    )
  }
}
