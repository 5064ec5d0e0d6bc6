import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../root.ts'
import { changedFiles, git } from './changed-files.ts'
import { graphOf, readGraph } from './read-graph.ts'
import { selectTests } from './select-tests.ts'
import { siteRouteOf } from './site-route-of.ts'

/** A small project of the same build. */
const texts = new Map(
  Object.entries({
    'packages/rules/package.json': '{ "name": "@guangquan/rules", "exports": { "./*": "./src/*.ts" } }',
    'packages/contract/package.json':
      '{ "name": "@guangquan/contract", "exports": { ".": "./src/index.ts" } }',
    'packages/rules/src/day.ts': '',
    'packages/rules/src/day.test.ts': "import { dayOf } from './day.ts'",
    'packages/contract/src/index.ts': "export { Coin } from './coin/coin.service.ts'",
    'packages/contract/src/coin/coin.service.ts': 'export const Coin = {}',
    'apps/server/src/start-node.ts': "import './manifests.ts'\nimport './http/calls/gate.ts'",
    'apps/server/src/http/calls/gate.ts': '',
    'apps/server/src/manifests.ts':
      "import './domains/coin/coin.manifest.ts'\nimport './domains/quiz/quiz.manifest.ts'\nimport './domains/tag/tag.manifest.ts'",
    'apps/server/src/sweep.test.ts': "import './start-node.ts'",
    'apps/server/src/domains/coin/coin.manifest.ts': "import './coin.handlers.ts'",
    'apps/server/src/domains/coin/coin.handlers.ts':
      "import type { Coin } from '@guangquan/contract'\nimport { spend } from './spend.ts'",
    'apps/server/src/domains/coin/spend.ts': '',
    'apps/server/src/domains/coin/coin.test.ts': "import { node } from '../../start-node.ts'",
    'apps/server/src/domains/quiz/quiz.manifest.ts': "import { spend } from '../coin/spend.ts'",
    'apps/server/src/domains/quiz/quiz.test.ts': "import { node } from '../../start-node.ts'",
    'apps/server/src/domains/tag/tag.manifest.ts': '',
    'apps/server/src/domains/tag/tag.test.ts': "import { node } from '../../start-node.ts'",
    'apps/web/src/main.tsx': "import './app/other-pages.gen.ts'\nimport './shared/list.ts'",
    'apps/web/src/app/other-pages.gen.ts': `
      '/user/coins/mine': () => import('../features/coin/pages/coin-page.tsx'),
      '/post/:id': () =>
        import('../features/post/pages/post-page.tsx'),`,
    'apps/web/src/shared/list.ts': '',
    'apps/web/src/features/coin/pages/coin-page.tsx': "import '../coin.css'\nconst read = api.Coin.GetMine",
    'apps/web/src/features/coin/coin.css': '',
    'apps/web/src/features/post/pages/post-page.tsx': "import { dayOf } from '@guangquan/rules/day'",
    'apps/web/src/features/post/words.test.ts': "import './pages/post-page.tsx'",
    'apps/admin/src/main.tsx': "import './table.tsx'\nimport './shell/pages.ts'",
    'apps/admin/src/shell/pages.ts': '',
    'apps/admin/src/pages/words/words.console-page.ts':
      "path: 'words', lazy: async () => ({ Component: (await import('./words-page.tsx')).WordsPage })",
    'apps/admin/src/pages/words/words-page.tsx': '',
    'apps/admin/src/pages/members/members.console-page.ts':
      "path: 'members', lazy: async () => ({ Component: (await import('./members-page.tsx')).MembersPage })",
    'apps/admin/src/pages/members/members-page.tsx': '',
    'apps/admin/src/table.tsx': '',
    'e2e/goods/coins.spec.ts': "import '../read.ts'\nawait page.goto('/user/coins/mine?side=spent')",
    'e2e/post.spec.ts': 'await page.goto(`/post/${id}`)',
    'e2e/helped.spec.ts': "import { openPost } from './open-post.ts'",
    'e2e/open-post.ts': 'export const openPost = (id) => page.goto(`/post/${id}`)',
    'e2e/staff.spec.ts': "await page.goto('/console/members?keyword=x')",
    'e2e/words.spec.ts': "await page.goto('/console/words')",
    'e2e/pages.spec.ts': 'await page.goto(`/console/${path}`)',
    'e2e/read.ts': '',
    'tools/words.test.ts': '',
    'tools/every.test.ts': 'for (const file of readdirSync(root))',
  }),
)
const routes = [/^\/user\/coins\/mine$/, /^\/post\/[^/]+$/]
const paths = ['/user/coins/mine', '/post/:id']
const selecting = {
  graph: graphOf(texts),
  routeOf: (path: string) => paths[routes.findIndex((form) => form.test(path))],
}
const every = 'tools/every.test.ts'
const select = (...changed: string[]) => {
  const { unit, browser } = selectTests(changed, selecting)
  // It reads every file: it is touched by each.
  if (changed.length > 0 && unit !== 'all') expect(unit).toContain(every)
  return { unit: unit === 'all' ? unit : unit.filter((path) => path !== every), browser }
}

test('a module touches the tests that import it, by the name of a package too', () => {
  expect(select('packages/rules/src/day.ts')).toEqual({
    unit: ['apps/web/src/features/post/words.test.ts', 'packages/rules/src/day.test.ts'],
    // And the page that shows it.
    browser: ['e2e/helped.spec.ts', 'e2e/post.spec.ts'],
  })
  expect(select('e2e/read.ts')).toEqual({ unit: [], browser: ['e2e/goods/coins.spec.ts'] })
  expect(select('packages/rules/src/day.test.ts')).toEqual({
    unit: ['packages/rules/src/day.test.ts'],
    browser: [],
  })
})

test('a domain touches its tests, those of domains that use it, those of all domains, and pages that call it', () => {
  const ofCoins = [
    'apps/server/src/domains/coin/coin.test.ts',
    'apps/server/src/domains/quiz/quiz.test.ts',
    'apps/server/src/sweep.test.ts',
  ]
  expect(select('apps/server/src/domains/coin/spend.ts')).toEqual({
    unit: ofCoins,
    browser: ['e2e/goods/coins.spec.ts'],
  })
  expect(select('apps/server/src/domains/tag/tag.manifest.ts')).toEqual({
    unit: ['apps/server/src/domains/tag/tag.test.ts', 'apps/server/src/sweep.test.ts'],
    browser: [],
  })
})

test('what every request goes through touches every test of the server and of the browser', () => {
  const { unit, browser } = select('apps/server/src/http/calls/gate.ts')
  expect(browser).toBe('all')
  expect(unit).toEqual(
    [...texts.keys()].filter((path) => /^apps\/server\/.*\.test\.ts$/.test(path)).toSorted(),
  )
  expect(select('apps/server/src/manifests.ts').browser).toBe('all')
})

test('a page touches the tests that open it; what every page imports, all', () => {
  expect(select('apps/web/src/features/coin/coin.css').browser).toEqual(['e2e/goods/coins.spec.ts'])
  expect(select('apps/web/src/shared/list.ts').browser).toBe('all')
  expect(select('apps/admin/src/pages/members/members-page.tsx')).toEqual({
    unit: [],
    browser: ['e2e/pages.spec.ts', 'e2e/staff.spec.ts'],
  })
  expect(select('apps/admin/src/table.tsx').browser).toEqual([
    'e2e/pages.spec.ts',
    'e2e/staff.spec.ts',
    'e2e/words.spec.ts',
  ])
})

test('what nobody can follow leads to more tests', () => {
  for (const path of [
    'package-lock.json',
    'apps/web/package.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    'tools/run/command.ts',
    'apps/server/src/db/migrations/0999-new.sql',
    'apps/server/src/domains/site/areas.json',
    'apps/web/public/icon.svg',
    'apps/web/vite.config.ts',
    'packages/contract/package.json',
    'something-new.toml',
  ])
    expect(select(path), path).toEqual({ unit: 'all', browser: 'all' })
  expect(select('e2e/playwright.config.ts')).toEqual({ unit: [], browser: 'all' })
  expect(select('docs/ARCHITECTURE.md')).toEqual({ unit: ['tools/words.test.ts'], browser: [] })
  // A generated module is followed as any other.
  expect(select('apps/web/src/app/other-pages.gen.ts').browser).toBe('all')
})

test('nothing changed, nothing selected; a module that is gone has importers that changed', () => {
  expect(select()).toEqual({ unit: [], browser: [] })
  expect(select('apps/web/src/features/coin/gone.tsx')).toEqual({ unit: [], browser: [] })
})

test('each choice is explained', () => {
  const { reasons } = selectTests(['apps/server/src/domains/coin/spend.ts', 'package-lock.json'], selecting)
  expect(reasons).toContain('all unit tests: package-lock.json: no import leads to it')
  expect(reasons).toContain('1 browser test files: they open page /user/coins/mine')
})

test('in this project, domains and pages are found', async () => {
  const graph = await readGraph(root)
  const real = { graph, routeOf: siteRouteOf }
  const { unit, browser } = selectTests(
    ['apps/server/src/domains/questionnaire/questionnaire.handlers.ts'],
    real,
  )
  expect(unit).toContain('apps/server/src/http/sweeps/sweep.test.ts')
  expect(unit).not.toContain('apps/server/src/domains/quiz/quiz.test.ts')
  expect(browser).toContain('e2e/events/questionnaire.spec.ts')
  expect(browser).not.toContain('e2e/posts/paste.spec.ts')
  const page = selectTests(['apps/web/src/features/lottery/lottery.css'], real)
  expect(page.browser).toContain('e2e/events/lottery.spec.ts')
  expect(page.browser).not.toContain('e2e/events/questionnaire.spec.ts')
  const staff = selectTests(['apps/admin/src/pages/coins/coins-page.tsx'], real)
  expect(staff.browser).toContain('e2e/console/console-coins.spec.ts')
  expect(staff.browser).not.toContain('e2e/events/lottery.spec.ts')
  // Nothing that is imported by name is missed.
  const targets = [...graph.imports.values()].flat()
  for (const path of [
    'packages/contract/src/index.ts',
    'packages/ui/src/index.ts',
    'packages/client/src/index.ts',
  ])
    expect(targets).toContain(path)
})

test('commits of the branch, what is edited, and new files count; what main did meanwhile does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guangquan-changed-'))
  const run = (...args: string[]) =>
    git(folder, [
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.org',
      '-c',
      'commit.gpgsign=false',
      ...args,
    ])
  const write = (name: string) => writeFileSync(join(folder, name), name)
  const commit = async (name: string) => {
    write(name)
    await run('add', name)
    await run('commit', '-q', '-m', name)
  }
  try {
    await run('init', '-q', '-b', 'main')
    await commit('first.ts')
    await run('checkout', '-q', '-b', 'work')
    await commit('committed.ts')
    await run('checkout', '-q', 'main')
    await commit('of-main.ts')
    await run('checkout', '-q', 'work')
    writeFileSync(join(folder, 'first.ts'), 'edited')
    write('新.ts')
    const { files, since } = await changedFiles(folder)
    expect(files).toEqual(['committed.ts', 'first.ts', '新.ts'])
    expect(since).toBe('the merge base with main')
    // Once there is an origin, its branch counts.
    await run('update-ref', 'refs/remotes/origin/main', 'work')
    expect((await changedFiles(folder)).files).toEqual(['first.ts', '新.ts'])
    await run('update-ref', '-d', 'refs/remotes/origin/main')
    await run('branch', '-q', '-m', 'main', 'other')
    await expect(changedFiles(folder)).rejects.toThrow('neither origin/main nor main')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
