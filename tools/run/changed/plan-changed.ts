import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root.ts'
import { changedFiles } from './changed-files.ts'
import { readGraph } from './read-graph.ts'
import { selectTests, type Chosen } from './select-tests.ts'
import { siteRouteOf } from './site-route-of.ts'

type Planned = ['check' | 'unit' | 'browser', string[]]

/** Files shown by name on the terminal. */
const shown = 8

/** The static check and the tests that the changes of this branch touch, said on the terminal with the reasons. */
export async function planChanged(): Promise<Planned[]> {
  const { base, since, files } = await changedFiles(root)
  console.log(`${files.length} files differ from ${since} (${base.slice(0, 8)}):${namesOf(files)}`)
  if (files.length === 0) return []
  const { unit, browser, reasons } = selectTests(files, {
    graph: await readGraph(root),
    routeOf: siteRouteOf,
  })
  console.log('Selected:')
  for (const reason of reasons) console.log(`  ${reason}`)
  console.log(`  unit: ${amount(unit)}; browser: ${amount(browser)}`)
  return [['check', filesToCheck(files)], ...stage('unit', unit), ...stage('browser', browser)]
}

function stage(name: 'unit' | 'browser', chosen: Chosen): Planned[] {
  if (chosen === 'all') return [[name, []]]
  return chosen.length === 0 ? [] : [[name, [...chosen]]]
}

/** Rules of lint and format, or a tool of another version, concern files that did not change: none for all files. */
function filesToCheck(files: readonly string[]): string[] {
  if (files.some((path) => /^package-lock\.json$|^\.ox|(?:^|\/)tsconfig/.test(path))) return []
  return files.filter((path) => /(?<!\.gen)\.(?:ts|tsx|mjs|css)$/.test(path) && existsSync(join(root, path)))
}

const amount = (chosen: Chosen): string =>
  chosen === 'all' ? 'all tests' : chosen.length === 0 ? 'none' : `${chosen.length} files${namesOf(chosen)}`

function namesOf(files: readonly string[]): string {
  const more = files.length > shown ? [`and ${files.length - shown} more`] : []
  return [...files.slice(0, shown), ...more].map((line) => `\n      ${line}`).join('')
}
