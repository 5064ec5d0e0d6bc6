import type { App } from '../../../context.ts'
import { makeDecodePool, type DecodePool } from './decode-pool.ts'

/** The decoder pools of a node: `front` for uploads, `crop` for parts of originals, `back` for jobs. */
export interface Decoders {
  front: DecodePool
  crop: DecodePool
  back: DecodePool
}

const memoryBytes = 1024 ** 3
const perApp = new WeakMap<App, Decoders>()

/** The decoders of a node, started with the first file. */
export function decodersOf(app: App): Decoders {
  const known = perApp.get(app)
  if (known !== undefined) return known
  const decoders: Decoders = {
    front: makeDecodePool({
      size: 2,
      keep: 1,
      queue: 64,
      memoryBytes,
      timeoutMs: 20_000,
      niceness: 0,
      log: app.log,
    }),
    // Of its own: who looks at photographs must not delay who publishes some.
    crop: makeDecodePool({
      size: 1,
      keep: 0,
      queue: 16,
      memoryBytes,
      timeoutMs: 20_000,
      niceness: 5,
      log: app.log,
    }),
    // AVIF is slow and must not slow down requests: a process of its own with the lowest priority.
    back: makeDecodePool({
      size: 1,
      keep: 0,
      queue: 4,
      memoryBytes,
      timeoutMs: 60_000,
      niceness: 10,
      log: app.log,
    }),
  }
  perApp.set(app, decoders)
  return decoders
}

/** Stops the decoder processes of a node. */
export function closeDecoders(app: App): void {
  const decoders = perApp.get(app)
  decoders?.front.close()
  decoders?.crop.close()
  decoders?.back.close()
  perApp.delete(app)
}
