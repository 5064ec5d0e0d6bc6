import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WordAutomaton } from '@guangquan/rules/words/word-automaton'
import * as z from 'zod'
import { readWordList } from './read-word-list.ts'

/** Max characters of JSON that the event loop compiles itself, in 10 ms. */
const smallCharacters = 20_000

const Automaton = z.object({
  size: z.int(),
  slots: z.instanceof(Int32Array),
  parents: z.instanceof(Int32Array),
  units: z.instanceof(Uint16Array),
  fallbacks: z.instanceof(Int32Array),
  severities: z.instanceof(Uint8Array),
  words: z.instanceof(Int32Array),
  // 40,000 entries from our own thread, which zod would take 20 ms to check.
  listed: z.custom<WordAutomaton['listed']>(Array.isArray),
})

/** Compiles a stored word list, a long one in a worker thread. */
export async function compileStoredWords(json: string): Promise<WordAutomaton> {
  if (json.length <= smallCharacters) return readWordList(json)
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { workerData: json })
  try {
    const message: unknown[] = await once(worker, 'message')
    return Automaton.parse(message[0])
  } finally {
    await worker.terminate()
  }
}
