import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { readWordList, type ReadWordList } from './read-word-list.ts'

/** Characters of JSON that the event loop compiles itself, in 10 ms. */
const smallCharacters = 20_000

const Compiled = z.union([
  z.object({
    automaton: z.object({
      size: z.int(),
      slots: z.instanceof(Int32Array),
      parents: z.instanceof(Int32Array),
      units: z.instanceof(Uint16Array),
      fallbacks: z.instanceof(Int32Array),
      severities: z.instanceof(Uint8Array),
    }),
  }),
  z.object({ issues: z.string() }),
])

/** Compiles a stored word list, a long one in a worker thread. */
export async function compileStoredWords(json: string): Promise<ReadWordList> {
  if (json.length <= smallCharacters) return readWordList(json)
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { workerData: json })
  try {
    const message: unknown[] = await once(worker, 'message')
    return Compiled.parse(message[0])
  } finally {
    await worker.terminate()
  }
}
