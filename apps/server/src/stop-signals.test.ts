import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { onStopSignals } from './stop-signals.ts'

/** @returns what was done at signals that arrive at these milliseconds */
function after(signals: readonly [string, number][]): string[] {
  const done: string[] = []
  let now = 0
  const source = new EventEmitter()
  onStopSignals(source, {
    begin: (signal) => done.push(signal),
    atOnce: () => done.push('at once'),
    clock: () => now,
  })
  for (const [signal, at] of signals) {
    now = at
    source.emit(signal)
  }
  return done
}

test.each<[string, [string, number][], string[]]>([
  [
    'one of each process of the node',
    [
      ['SIGTERM', 0],
      ['SIGTERM', 2],
      ['SIGTERM', 40],
    ],
    ['SIGTERM'],
  ],
  [
    'a supervisor that repeats it',
    [
      ['SIGTERM', 0],
      ['SIGTERM', 5000],
      ['SIGHUP', 9000],
    ],
    ['SIGTERM'],
  ],
  [
    'one Ctrl-C that npm hands on',
    [
      ['SIGINT', 0],
      ['SIGINT', 300],
    ],
    ['SIGINT'],
  ],
  [
    'another Ctrl-C',
    [
      ['SIGINT', 0],
      ['SIGINT', 1500],
    ],
    ['SIGINT', 'at once'],
  ],
  [
    'Ctrl-C of a person during a stop',
    [
      ['SIGTERM', 0],
      ['SIGINT', 3000],
    ],
    ['SIGTERM', 'at once'],
  ],
])('%s', (_, signals, expected) => {
  expect(after(signals)).toEqual(expected)
})
