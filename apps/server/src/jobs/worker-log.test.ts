import { pino } from 'pino'
import { expect, test } from 'vitest'
import { workerLog } from './worker-log.ts'

const abortedText =
  "Failed task 139 (media.videoFrames, 6447.68ms, attempt 1 of 4) with error 'This operation was aborted':\n  AbortError: at a place"

test.each([
  ['a job that a stop ended', abortedText, true, 30],
  ['a job whose decoder was gone', "Failed task 1 (media.avif) with error 'Unavailable'", true, 30],
  [
    'a job whose program was ended',
    "Failed task 1 (a.b) with error 'taking a frame ended: aborted'",
    true,
    30,
  ],
  ['a job that was ended without a stop', abortedText, false, 50],
  ['a job that failed during a stop', "Failed task 1 (a.b) with error 'no such file'", true, 50],
])('%s', (_, message, isStopping, level) => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  workerLog(log, () => isStopping).error(message)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level })
  expect(lines[0]?.includes('AbortError')).toBe(level === 50 && message === abortedText)
})
