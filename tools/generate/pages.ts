import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { features } from '@guangquan/routes/features'
import { pageFile } from '@guangquan/routes/page-file'
import { isOpen, routeList, type ListedRoute } from '@guangquan/routes/table'
import { root } from '../root.ts'

export const name = 'pages'

const site = join(root, 'apps', 'web')

/**
 * From the table of routes, the loaders of the site's pages, typed so that a row without its page does not compile, and
 * the list of closed rows.
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

/** What members see in the place of some. */
export const earlyMemberPages = {
${lines(
  routes.filter((row) => row.early === true),
  'memberPage',
)}} as const satisfies Partial<Record<EarlyPath, PageLoader>>
`
  const others = `${head.replace('EarlyPath', 'EarlyPath, PagePath')}
/** The loaders of all other rows that have a page. */
export const otherPages = {
${lines(
  routes.filter((row) => row.early !== true),
  'page',
)}} as const satisfies Record<Exclude<PagePath, EarlyPath>, PageLoader>
`
  const closed = `// Written by "npm run generate" from the table of routes.
/** Every path that is one of these or below one is closed. The site's first script has this list in place of the table. */
export const closedPaths: readonly string[] = [
${closedPrefixes(routes)
  .map((path) => `  '${path}',\n`)
  .join('')}]

/** Whether levels are open. A constant: scripts are built without what only open levels show. */
export const levelsOpen: boolean = ${features.level}
`
  return new Map([
    ['packages/routes/src/closed-paths.gen.ts', closed],
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

/** The shortest paths below which every row is closed: together they cover the closed rows and no open one. */
function closedPrefixes(routes: ListedRoute[]): string[] {
  const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const closedBelow = (prefix: string) =>
    routes.every((row) => !isBelow(row.path, prefix) || !isOpen(row)) && !prefix.includes(':')
  const found = new Set<string>()
  for (const { path } of routes.filter((row) => !isOpen(row))) {
    const parts = path.split('/')
    const prefixes = parts.map((_, end) => parts.slice(0, end + 1).join('/')).slice(1)
    const shortest = prefixes.find(closedBelow)
    if (shortest === undefined) throw new Error(`${path} is closed between open pages`)
    found.add(shortest)
  }
  return [...found]
}

/** A page that no row names would never be shown. */
async function refuseOrphans(named: Set<string>): Promise<void> {
  const files = await readdir(join(site, 'src'), { recursive: true })
  const pages = files.map((file) => `src/${file}`).filter((file) => /\/pages\/[^/]+-page\.tsx$/.test(file))
  const orphans = pages.filter((file) => !named.has(file) && file !== notOpenPage)
  if (orphans.length > 0) throw new Error(`No row of the table of routes names ${orphans.join(', ')}`)
}

// Shown in place of all pages that are closed.
const notOpenPage = 'src/app/pages/not-open-page.tsx'
