import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFile } from '@guangquan/routes/page-file'
import { routeList, type ListedRoute } from '@guangquan/routes/table'
import { root } from '../root.ts'

export const name = 'pages'

const site = join(root, 'apps', 'web')

/**
 * From the table of routes, the loaders of the site's pages, typed so that a row without its loader does not compile.
 */
export async function generate(): Promise<Map<string, string>> {
  const routes = routeList.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const named = new Set(
    routes.flatMap(({ page, memberPage }) => [page, memberPage].flatMap((one) => one ?? [])),
  )
  await refuseOrphans(new Set([...named].map(pageFile)))
  const early = `${head}
/** The loaders of the rows that say \`early\`: they are in the site's first script. */
export const earlyPages = {
${lines(
  routes.filter((row) => row.early === true),
  'page',
)}} as const satisfies Record<EarlyPath, PageLoader>

/** The pages that members get instead of some of these. */
export const earlyMemberPages = {
${lines(
  routes.filter((row) => row.early === true),
  'memberPage',
)}} as const satisfies Partial<Record<EarlyPath, PageLoader>>
`
  const others = `${head.replace('EarlyPath', 'EarlyPath, RoutePath')}
/** The loaders of all other rows. */
export const otherPages = {
${lines(
  routes.filter((row) => row.early !== true),
  'page',
)}} as const satisfies Record<Exclude<RoutePath, EarlyPath>, PageLoader>
`
  return new Map([
    ['apps/web/src/app/early-pages.gen.ts', early],
    ['apps/web/src/app/other-pages.gen.ts', others],
  ])
}

const head = `// Written by "npm run generate" from the table of routes.
import type { EarlyPath } from '@guangquan/routes/table'
import type { PageLoader } from './page-loader.ts'
`

function lines(routes: ListedRoute[], which: 'page' | 'memberPage'): string {
  return routes
    .flatMap((row) => {
      const page = row[which]
      if (page === undefined) return []
      const file = pageFile(page)
      if (!existsSync(join(site, file))) throw new Error(`The page of ${row.path} is missing: ${file}`)
      return [`  '${row.path}': () => import('../${file.slice('src/'.length)}'),\n`]
    })
    .join('')
}

/** A page that no row names would never be shown. */
async function refuseOrphans(named: Set<string>): Promise<void> {
  const files = await readdir(join(site, 'src'), { recursive: true })
  const pages = files.map((file) => `src/${file}`).filter((file) => /\/pages\/[^/]+-page\.tsx$/.test(file))
  const orphans = pages.filter((file) => !named.has(file))
  if (orphans.length > 0) throw new Error(`No row of the table of routes names ${orphans.join(', ')}`)
}
