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

/** Records what is sent, and settles each attempt with the given outcome. */
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

test('a request lost on a network failure is sent again when online, with the state at that time', async () => {
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

test('a request that cannot wait fails, and so does one refused while online', async () => {
  const impatient = watch([loseIt])
  await impatient.press(true, false)
  expect(impatient).toMatchObject({ sent: [true], failed: [lost] })
  goOnline()
  const refusal = new Error('refused')
  const refused = watch([() => Promise.reject(refusal)])
  await refused.press(true, true)
  expect(refused).toMatchObject({ sent: [true], failed: [refusal] })
})

test('of ten clicks, the first and the last state are sent', async () => {
  const { sent, press } = watch([])
  await Promise.all(Array.from({ length: 10 }, (_, index) => press(index % 2 === 0, false)))
  expect(sent).toEqual([true, false])
})
