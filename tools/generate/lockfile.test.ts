import { expect, it } from 'vitest'
import { completed } from './lockfile.ts'

const oxlint = {
  version: '1.94.0',
  dev: true,
  optionalDependencies: { '@oxlint/linux-x64-gnu': '1.94.0', '@oxlint/linux-x64-musl': '1.94.0' },
}

it('adds the builds for other platforms that a registry lacked, and leaves the rest alone', () => {
  const present = {
    version: '1.94.0',
    integrity: 'sha512-x',
    dev: true,
    optional: true,
    cpu: ['x64'],
    os: ['linux'],
  }
  const before = JSON.stringify({
    name: 'guangquan',
    packages: { 'node_modules/oxlint': oxlint, 'node_modules/@oxlint/linux-x64-gnu': present },
  })
  expect(JSON.parse(completed(before))).toEqual({
    name: 'guangquan',
    packages: {
      'node_modules/oxlint': oxlint,
      'node_modules/@oxlint/linux-x64-gnu': present,
      'node_modules/@oxlint/linux-x64-musl': {
        version: '1.94.0',
        dev: true,
        optional: true,
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
      },
    },
  })
})

it('leaves a whole lock file as it is, to the byte', () => {
  const whole = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }\n'
  expect(completed(whole)).toBe(whole)
})
