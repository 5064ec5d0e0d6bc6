import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { playerKeys, speeds } from './player-keys.ts'

class Button extends EventTarget {}
class Slider extends EventTarget {}
class Select extends EventTarget {}

beforeAll(() => {
  vi.stubGlobal('HTMLButtonElement', Button)
  vi.stubGlobal('HTMLInputElement', Slider)
  vi.stubGlobal('HTMLSelectElement', Select)
})
afterAll(() => void vi.unstubAllGlobals())

const video = { currentTime: 0, duration: 100, volume: 1, muted: false, playbackRate: 1 }
let toggled = 0
let filled = 0
let subtitled = true
beforeEach(() => {
  Object.assign(video, { currentTime: 50, duration: 100, volume: 0.5, muted: false, playbackRate: 1 })
  toggled = 0
  filled = 0
  subtitled = true
})

/** @returns whether the player took the key, so that the page does not scroll */
function press(key: string, change: object = {}): boolean {
  const event = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: new EventTarget(),
    preventDefault: vi.fn<() => void>(),
    ...change,
  }
  playerKeys(event, {
    video,
    toggle: () => (toggled += 1),
    setSubtitled: (next) => (subtitled = next(subtitled)),
    fullScreen: () => (filled += 1),
  })
  return event.preventDefault.mock.calls.length > 0
}

test('k and the space bar play and pause; a focused button keeps its own space', () => {
  expect([press('k'), press(' ')]).toEqual([true, true])
  expect(press(' ', { target: new Button() })).toBe(false)
  expect(toggled).toBe(2)
})

test('arrows move by five seconds within the video, and the volume by a tenth', () => {
  press('ArrowRight')
  expect(video.currentTime).toBe(55)
  video.currentTime = 98
  press('ArrowRight')
  expect(video.currentTime).toBe(100)
  video.currentTime = 3
  press('ArrowLeft')
  expect(video.currentTime).toBe(0)
  video.muted = true
  press('ArrowUp')
  expect(video).toMatchObject({ volume: 0.6, muted: false })
  for (let presses = 0; presses < 9; presses++) press('ArrowDown')
  expect(video.volume).toBe(0)
})

test('digits lead to tenths of the video, once its duration is known', () => {
  press('7')
  expect(video.currentTime).toBeCloseTo(70)
  video.duration = Number.NaN
  expect(press('3')).toBe(false)
  expect(video.currentTime).toBeCloseTo(70)
})

test('the speed goes through its steps and stops at both ends', () => {
  const seen = [1, 1, 1, 1, 1].map(() => {
    press('>')
    return video.playbackRate
  })
  expect(seen).toEqual([1.25, 1.5, 2, 2, 2])
  for (const _ of speeds) press('<')
  expect(video.playbackRate).toBe(0.5)
})

test('m mutes, c hides the subtitles and f fills the screen', () => {
  for (const key of ['m', 'c', 'f']) press(key)
  expect([video.muted, subtitled, filled]).toEqual([true, false, 1])
})

test('a slider keeps its arrows, an open select all keys, and the browser its shortcuts', () => {
  const slider = { target: new Slider() }
  expect([press('ArrowLeft', slider), press('ArrowUp', slider), press('k', slider)]).toEqual([
    false,
    false,
    true,
  ])
  expect(press('k', { target: new Select() })).toBe(false)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('k', { [modifier]: true })).toBe(false)
  expect([toggled, press('x')]).toEqual([1, false])
})
