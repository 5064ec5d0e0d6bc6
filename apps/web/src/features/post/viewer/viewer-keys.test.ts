import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { actionOf } from './viewer-keys.ts'

/** An element inside of elements that match these selectors. */
class Inside extends EventTarget {
  readonly names: readonly string[]
  constructor(names: readonly string[]) {
    super()
    this.names = names
  }
  closest(selector: string): Inside | null {
    return this.names.some((name) => selector.split(/,\s*/).includes(name)) ? this : null
  }
}

const stage = new Inside([])
const plain = { ctrlKey: false, metaKey: false, altKey: false, target: stage }
const actionFor = (key: string, change: Partial<typeof plain> = {}, zoomed = false) =>
  actionOf({ ...plain, ...change, key }, zoomed)

beforeAll(() => void vi.stubGlobal('Element', Inside))
afterAll(() => void vi.unstubAllGlobals())

test.each([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'fit'],
  ['1', 'full'],
  ['h', 'histogram'],
  ['H', 'histogram'],
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  ['x', undefined],
  ['Enter', undefined],
])('%s: %s', (name, action) => {
  expect(actionFor(name)).toBe(action)
})

test('arrows go through the photographs until one is larger than its stage, which they pan', () => {
  expect([actionFor('ArrowRight'), actionFor('ArrowLeft')]).toEqual(['next', 'previous'])
  expect(actionFor('ArrowRight', {}, true)).toBeUndefined()
  expect(actionFor('ArrowUp')).toBeUndefined()
  expect(actionFor('PageDown', {}, true)).toBe('next')
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a shortcut of the browser with %s is left alone', (modifier) => {
  expect(actionFor('+', { [modifier]: true })).toBeUndefined()
})

test.each(['textarea', 'select', '[role="application"]'])('%s keeps its keys', (name) => {
  expect(actionFor('h', { target: new Inside([name]) })).toBeUndefined()
  expect(actionFor('ArrowLeft', { target: new Inside([name]) })).toBeUndefined()
})

test('in a list, up and down go through the photographs of a post, Enter opens it and the space bar returns', () => {
  const inList = (key: string, target = stage) => actionOf({ ...plain, key, target }, false, true)
  expect(['ArrowUp', 'ArrowDown', 'ArrowRight', 'Enter', ' '].map((key) => inList(key))).toEqual([
    'up',
    'down',
    'next',
    'open',
    'close',
  ])
  // They press the button that has the focus.
  const button = new Inside(['button'])
  expect([inList('Enter', button), inList(' ', button), inList('ArrowDown', button)]).toEqual([
    undefined,
    undefined,
    'down',
  ])
})
