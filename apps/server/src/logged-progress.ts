import { pino } from 'pino'
import type { Env } from './env.ts'
import { makeLog } from './log.ts'
import type { Progress } from './progress.ts'

/** Progress as lines of the log, whatever its level: they tell a supervisor that the start is proceeding. */
export function loggedProgress(env: Env): Progress {
  // Written at once: the line about a wait must not itself wait for further lines.
  const log = makeLog({ ...env, LOG_LEVEL: 'info' }, pino.destination({ sync: true }))
  let shown = -1
  return {
    step: async (title, work) => {
      const begin = performance.now()
      const result = await work()
      shown = -1
      log.info({ step: title, seconds: Math.round(performance.now() - begin) / 1000 }, 'start')
      return result
    },
    advance: (done, total, what) => {
      const tenth = Math.floor((10 * done) / total)
      if (tenth !== shown) log.info({ done, total, what }, 'start')
      shown = tenth
    },
    line: (text) => {
      for (const line of text.split('\n').map((one) => one.trim())) if (line !== '') log.info(line)
    },
  }
}
