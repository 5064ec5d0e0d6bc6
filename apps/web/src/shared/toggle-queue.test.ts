import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toggle } from './toggle-queue.ts'

let network: EventTarget & { onLine: boolean }

beforeEach(() => {
  network = Object.assign(new EventTarget(), { onLine: true })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => vi.unstubAllGlobals())

function goOnline(): void {
  network.onLine = true
  network.dispatchEvent(new Event('online'))
}

const lost = new TypeError('Failed to fetch')

/** What is sent on each try: a wish, and what becomes of it. */
function watch(outcomes: ((on: boolean) => Promise<void>)[]) {
  const sent: boolean[] = []
  const failed: unknown[] = []
  const send = async (on: boolean) => {
    sent.push(on)
    await outcomes.shift()?.(on)
  }
  const press = (on: boolean, waits: boolean) =>
    toggle({ key: 'post:1', action: 'isLike', on, waits, send, fail: (error) => void failed.push(error) })
  return { sent, failed, press }
}

async function loseIt(): Promise<never> {
  network.onLine = false
  throw lost
}

test('a wish lost on its way is sent again when the network is back, as it stands then', async () => {
  const { sent, failed, press } = watch([loseIt])
  const first = press(true, true)
  await vi.waitFor(() => expect(network.onLine).toBe(false))
  await press(false, true)
  expect(sent).toEqual([true])
  goOnline()
  await first
  expect(sent).toEqual([true, false])
  expect(failed).toEqual([])
})

test('one that cannot wait fails, and so does what is refused with the network there', async () => {
  const impatient = watch([loseIt])
  await impatient.press(true, false)
  expect(impatient).toMatchObject({ sent: [true], failed: [lost] })
  goOnline()
  const refusal = new Error('refused')
  const refused = watch([() => Promise.reject(refusal)])
  await refused.press(true, true)
  expect(refused).toMatchObject({ sent: [true], failed: [refusal] })
})

test('pressed ten times, the first and the last wish are sent', async () => {
  const { sent, press } = watch([])
  await Promise.all(Array.from({ length: 10 }, (_, index) => press(index % 2 === 0, false)))
  expect(sent).toEqual([true, false])
})
