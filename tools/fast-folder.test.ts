import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fastFolder, tmpfs } from './run/fast-folder.ts'

const plenty = () => 64 * 1024 ** 3

// A checkout may lie in memory itself.
const isOnDisk = process.platform === 'linux' && statfsSync(import.meta.dirname).type !== tmpfs

it('a run goes into the temporary folder where memory is short, or where there is none to write to', () => {
  expect(fastFolder('/dev/shm', () => 1024 ** 3)).toBe(tmpdir())
  expect(fastFolder('/dev/no-such-folder', plenty)).toBe(tmpdir())
})

it.runIf(isOnDisk)('a folder on a disk is never taken for memory', () => {
  const onDisk = join(import.meta.dirname, '..', '.cache')
  mkdirSync(onDisk, { recursive: true })
  const folder = mkdtempSync(join(onDisk, 'fast-folder-'))
  expect(fastFolder(folder, plenty)).toBe(tmpdir())
  rmSync(folder, { recursive: true })
})
