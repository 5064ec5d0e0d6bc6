import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommit } from './read-commit.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guangquan-commit-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the commit is that of git: on a branch, packed, in a work tree, without a branch, and none', () => {
  const at = (name: string) => pathToFileURL(`${join(folder, name)}/`)
  expect(readCommit(at('.'))).toBeNull()
  const git = (name: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: join(folder, name),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  git('.', 'init', '-q', 'main')
  expect(readCommit(at('main'))).toBeNull()
  git('main', 'commit', '-q', '--allow-empty', '-m', 'One')
  const id = git('main', 'rev-parse', 'HEAD').slice(0, 10)
  expect(readCommit(at('main'))).toBe(id)
  git('main', 'pack-refs', '--all')
  expect(readCommit(at('main'))).toBe(id)
  git('main', 'worktree', 'add', '-q', '-b', 'side', join(folder, 'side'))
  expect(readCommit(at('side'))).toBe(id)
  git('side', 'checkout', '-q', '--detach')
  expect(readCommit(at('side'))).toBe(id)
})
