import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { developmentPages, pageRoutes } from './page-data.ts'

const web = new URL('../../../web/', import.meta.url)
const matchers = [...pageRoutes, ...developmentPages].map(
  ({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
)

it('every path of the site is a page, but for those that say that something is missing', () => {
  const table = readFileSync(new URL('src/platform/paths.ts', web), 'utf8')
  const paths = [...table.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(100)
  const missing = paths.filter((path) => !matchers.some((one) => one.test(path.replace(/:\w+/g, 'x'))))
  expect(missing.toSorted()).toEqual(['/404', '/exception/404'])
})

it('every module announced ahead is there', () => {
  const modules = pageRoutes.flatMap(({ module }) => (module === undefined ? [] : [module]))
  expect(modules.length).toBeGreaterThan(0)
  expect(modules.filter((module) => !existsSync(new URL(module, web)))).toEqual([])
})
