import { crowdedSeconds, Failure } from '../fail.ts'

/** Max connections of the pool for writes; the others are for reads. */
const maxWriting = 14
/** Max of these for the writes of one class: waiting for one locked row does not stop other classes. */
const maxPerClass = 6
/** Max of these for writes about one thing: its locked row does not stop the class for all others. */
const maxPerThing = 3
/** As for a connection of the pool. */
const waitMs = 2000

/** The limit of one class of writes. */
export interface WriteLane {
  /**
   * Waits for a place.
   * @returns a function that frees it
   * @throws Failure Crowded when there is none within two seconds
   */
  enter: () => Promise<() => void>
}

interface Queue {
  used: number
  /** By the thing that the writes are about. */
  usedFor: Map<string, number>
  /** In order of arrival. */
  waiting: Set<Waiting>
}

interface Waiting {
  thing: string | null
  start: () => void
}

/**
 * The lanes of one node, by name and by the thing that a write is about (null if it names none). Requests waiting in a
 * lane use no connection.
 */
export function makeWriteLanes(): (name: string, thing?: string | null) => WriteLane {
  const queues = new Map<string, Queue>()
  let writing = 0

  function startNext(): void {
    for (const queue of queues.values()) {
      for (const one of queue.waiting) {
        if (writing >= maxWriting) return
        if (queue.used >= maxPerClass) break
        if (!hasPlace(queue, one.thing)) continue
        queue.waiting.delete(one)
        one.start()
      }
    }
  }

  function hasPlace(queue: Queue, thing: string | null): boolean {
    const ofThing = thing === null ? 0 : (queue.usedFor.get(thing) ?? 0)
    return writing < maxWriting && queue.used < maxPerClass && ofThing < maxPerThing
  }

  function begin(queue: Queue, thing: string | null): () => void {
    use(queue, thing, 1)
    return () => {
      use(queue, thing, -1)
      startNext()
    }
  }

  function use(queue: Queue, thing: string | null, places: 1 | -1): void {
    writing += places
    queue.used += places
    if (thing === null) return
    const ofThing = (queue.usedFor.get(thing) ?? 0) + places
    if (ofThing === 0) queue.usedFor.delete(thing)
    else queue.usedFor.set(thing, ofThing)
  }

  return (name, thing = null) => {
    const queue = queues.get(name) ?? { used: 0, usedFor: new Map(), waiting: new Set() }
    queues.set(name, queue)
    return {
      enter: () => {
        if (hasPlace(queue, thing)) return Promise.resolve(begin(queue, thing))
        return new Promise((resolve, reject) => {
          const timer = setTimeout(() => {
            queue.waiting.delete(one)
            reject(new Failure('Crowded', { n: crowdedSeconds }))
          }, waitMs)
          const one = {
            thing,
            start: () => {
              clearTimeout(timer)
              resolve(begin(queue, thing))
            },
          }
          queue.waiting.add(one)
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

  /** Before each connection. @throws Failure Crowded */
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
