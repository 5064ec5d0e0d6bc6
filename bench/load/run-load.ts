import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LoadResult, type LoadJob } from './load-job.ts'
import type { Cleanup } from '../cleanup.ts'

const program = fileURLToPath(new URL('./generator.ts', import.meta.url))

/** Runs loads in a separate process, one after another. */
export interface LoadGenerator {
  /**
   * Runs one load.
   * @param around called when everything is signed, and after the last response, so that metrics read in it cover
   * exactly the load
   */
  run: (job: LoadJob, around: Around) => Promise<LoadResult>
}

interface Around {
  begin: () => Promise<void>
  end: () => Promise<void>
}

/** A generator whose process is started for its first load, and again after a failed one. */
export function openGenerator(stops: Cleanup): LoadGenerator {
  let current: ChildProcess | undefined
  stops.add(async () => void current?.kill('SIGKILL'))
  return {
    run: async (job, around) => {
      const child = current ?? fork(program, { serialization: 'advanced' })
      current = child
      try {
        child.send(job)
        await response(child)
        await around.begin()
        child.send('go')
        const result = LoadResult.parse(await response(child))
        await around.end()
        return result
      } catch (error) {
        child.kill('SIGKILL')
        current = undefined
        throw error
      }
    },
  }
}

async function response(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([message]: unknown[]) => message),
      once(child, 'exit', { signal: ended.signal }).then(([code]: unknown[]) => {
        throw new Error(`the load generator ended (${String(code)})`)
      }),
    ])
  } finally {
    ended.abort()
  }
}
