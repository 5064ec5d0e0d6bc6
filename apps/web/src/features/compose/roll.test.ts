import { ApiError } from '@guangquan/client'
import type { UploadedFile } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { noExif, sampleFile } from '../../testing/sample-picture.ts'
import { inOrderOfCapture } from './frame-order.ts'
import { makeRoll, type Roll } from './roll.ts'

const taken = (shotDate: string | null) => ({ uploaded: { exif: { shotDate } } })

test('photographs are sorted by capture time; those without one keep their positions', () => {
  const [third, first, none, second] = [
    taken('2026-10-03 08:00:00'),
    taken('2026-10-01 08:00:00'),
    taken(null),
    taken('2026-10-02 08:00:00'),
  ]
  const sending = { uploaded: null }
  expect(inOrderOfCapture([third, first, none, sending, second])).toEqual([
    first,
    second,
    none,
    sending,
    third,
  ])
  expect(inOrderOfCapture([])).toEqual([])
})

test('those of the same second keep their order', () => {
  const [one, other] = [
    { ...taken('2026-10-01 08:00:00'), key: 'b' },
    { ...taken('2026-10-01 08:00:00'), key: 'a' },
  ]
  expect(inOrderOfCapture([one, other])).toEqual([one, other])
})

test('uploads are sorted by capture time until the author moves a photograph', async () => {
  const roll = rollOf({ 'late.jpg': '2026-10-03 08:00:00', 'early.jpg': '2026-10-01 08:00:00' })
  roll.add([photo('late.jpg'), photo('early.jpg')])
  await arrived(roll)
  expect(namesOf(roll)).toEqual(['early.jpg', 'late.jpg'])
  roll.move(0, 1)
  roll.add([photo('early.jpg')])
  await arrived(roll)
  expect(namesOf(roll)).toEqual(['late.jpg', 'early.jpg', 'early.jpg'])
  roll.dispose()
})

test.each([
  ['PhotoTooSmall', 1],
  ['Offline', 2],
] as const)('a photograph that failed with %s is sent %i times in total on retry', async (kind, times) => {
  let sent = 0
  const roll = makeRoll(() => {
    sent += 1
    return Promise.reject(new ApiError({ kind, message: '' }))
  })
  const hasFailed = () => expect.poll(() => roll.frames.get()[0]?.state).toBe('failed')
  roll.add([photo('one.jpg')])
  await hasFailed()
  const [frame] = roll.frames.get()
  expect(frame?.refused).toBe(times === 1)
  roll.retry(frame?.key ?? '')
  await hasFailed()
  expect(sent).toBe(times)
  roll.dispose()
})

function rollOf(times: Record<string, string>): Roll {
  return makeRoll((file): Promise<UploadedFile> => {
    const exif = { ...noExif, shotDate: times[file.name] ?? null }
    return Promise.resolve({ ...sampleFile, fileName: file.name, exif })
  })
}

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
const namesOf = (roll: Roll) => roll.frames.get().map(({ fileName }) => fileName)

function arrived(roll: Roll): Promise<void> {
  const isHere = () => roll.frames.get().every(({ state }) => state === 'done')
  return expect.poll(isHere).toBe(true)
}
