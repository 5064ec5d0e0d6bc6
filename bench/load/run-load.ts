import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LoadResult, type LoadJob } from './load-job.ts'
import type { Cleanup } from '../cleanup.ts'

const program = fileURLToPath(new URL('./generator.ts', import.meta.url))

/**
 * Runs one load in a separate process.
 * @param around called when everything is signed, and after the last response: what is read then covers exactly the
 * load
 */
export async function runLoad(
  stops: Cleanup,
  job: LoadJob,
  around: { begin: () => Promise<void>; end: () => Promise<void> },
): Promise<LoadResult> {
  const child = fork(program, { serialization: 'advanced' })
  const stopped = stops.add(async () => void child.kill('SIGKILL'))
  try {
    child.send(job)
    await response(child)
    await around.begin()
    child.send('go')
    const result = LoadResult.parse(await response(child))
    await around.end()
    return result
  } finally {
    child.kill('SIGKILL')
    stopped()
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
