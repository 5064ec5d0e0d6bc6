import { dependentsOf, type Graph } from './read-graph.ts'

/** Test files of one runner; `all` if they cannot be determined. */
export type Chosen = readonly string[] | 'all'

export interface Selection {
  unit: Chosen
  browser: Chosen
  /** Why, in lines for a person. */
  reasons: readonly string[]
}

export interface Selecting {
  graph: Graph
  /** The route that a path of the site belongs to; undefined for another path. */
  routeOf: (path: string) => string | undefined
}

const isUnitTest = (path: string): boolean => /^(?:apps|packages|tools|bench)\/.*\.test\.tsx?$/.test(path)
const isSpec = (path: string): boolean => /^e2e\/.*\.spec\.ts$/.test(path)

/** Imports every domain: following it would select every test. */
const manifests = 'apps/server/src/manifests.ts'
/** Import every page by its route. */
const pageLists = /^apps\/web\/src\/app\/[^/]*pages\.gen\.ts$/
/** Name a page of the console, which is imported when it is opened. */
const consolePageRows = /^(apps\/admin\/src\/pages\/[^/]+\/)[^/]+\.console-page\.ts$/
const siteEntries = ['apps/web/src/main.tsx', 'apps/web/src/server.ts']
const consoleEntry = 'apps/admin/src/main.tsx'
const program = 'apps/server/src/start-node.ts'

interface Rule {
  form: RegExp
  why: string
  /** Unit tests that it can change. */
  unit: RegExp | 'all' | null
  /** Whether it can change every browser test. */
  browser: boolean
}

/**
 * Files that are not imported, with their tests; the first matching rule applies. Any other such file can affect every
 * test.
 */
const notFollowed: Rule[] = [
  {
    form: /^(?:docs\/.*|[^/]*)\.md$/,
    why: 'tests of tools read documents',
    unit: /^tools\//,
    browser: false,
  },
  {
    form: /^e2e\/(?:playwright\.config|people\.setup)\.ts$|^e2e\/browser\//,
    why: 'every browser test runs with it',
    unit: null,
    browser: true,
  },
  {
    form: /(?:^|\/)[\w-]*\.config\.ts$|^apps\/web\/chunk-groups\.ts$/,
    why: 'it configures a tool',
    unit: 'all',
    browser: true,
  },
  { form: /^tools\/(?!.*\.test\.ts$)/, why: 'all tests are run by tools', unit: 'all', browser: true },
]

/** The tests affected by changed files. Dependencies that cannot be followed select more tests, never fewer. */
export function selectTests(changed: readonly string[], { graph, routeOf }: Selecting): Selection {
  const picked = new Picked(graph)
  const followed: string[] = []
  for (const path of changed) {
    const rule = notFollowed.find(({ form }) => form.test(path))
    if (rule !== undefined) picked.byRule(path, rule)
    else if (graph.texts.has(path)) followed.push(path)
    else if (/\.(?:tsx?|css)$/.test(path)) picked.say(`${path} is gone: what imported it has changed as well`)
    else picked.everything(path, 'no import leads to it')
  }
  if (changed.length > 0) picked.add('unit', readersOfFolders(graph), 'they read whatever is in some folder')
  if (followed.length > 0) follow(followed, { graph, routeOf, picked })
  return picked.result()
}

/** Tests that look at files and not at imports. */
const readersOfFolders = ({ texts }: Graph): string[] =>
  [...texts].flatMap(([path, text]) =>
    isUnitTest(path) && /\b(?:globSync|readdirSync)\(/.test(text) ? [path] : [],
  )

interface Following extends Selecting {
  picked: Picked
}

function follow(changed: readonly string[], { graph, routeOf, picked }: Following): void {
  const isFollowed = (from: string): boolean =>
    from !== manifests && !pageLists.test(from) && !consolePageRows.test(from)
  const reached = dependentsOf(graph, changed, isFollowed)
  picked.add('unit', [...reached].filter(isUnitTest), 'they import what changed')
  picked.add('browser', [...reached].filter(isSpec), 'they import what changed')

  const domains = new Set([...reached].flatMap((path) => domainOf(path) ?? []))
  if (domains.size > 0) {
    const inDomains = [...graph.texts.keys()].filter((path) => domains.has(domainOf(path) ?? ''))
    picked.add('unit', inDomains.filter(isUnitTest), `they are in ${listed('domain', domains)}`)
    picked.add('unit', testsOfProgram(graph), 'they are about every domain')
  }
  if (reached.has(program) || changed.includes(manifests)) {
    picked.all('browser', 'the server itself changes')
    return
  }
  const ofSite = dependentsOf(graph, [...reached, ...callersOf(graph, domains)], isFollowed)
  if (siteEntries.some((path) => ofSite.has(path))) picked.all('browser', 'every page of the site may change')
  else {
    const routes = routesOf(graph, ofSite)
    const specs = [...graph.texts.keys()]
      .filter(isSpec)
      .filter((spec) => opensAny(graph, spec, routes, routeOf))
    picked.add('browser', specs, `they open ${listed('page', routes)}`)
  }
  const inConsole = ofSite.has(consoleEntry) ? 'all' : consolePagesOf(graph, ofSite)
  const pages = inConsole === 'all' ? 'any page' : listed('page', inConsole)
  const ofConsole = [...graph.texts.keys()]
    .filter(isSpec)
    .filter((spec) => opensConsole(graph, spec, inConsole))
  picked.add('browser', ofConsole, `they open ${pages} of the console`)
}

const domainOf = (path: string): string | undefined =>
  /^apps\/server\/src\/domains\/([^/]+)\//.exec(path)?.[1]

function listed(word: string, names: ReadonlySet<string>): string {
  const first = [...names].toSorted().slice(0, 3).join(', ')
  return `${word}${names.size > 1 ? 's' : ''} ${first}${names.size > 3 ? ` and ${names.size - 3} more` : ''}`
}

/** Tests outside domains that import the list of all domains: they go through all of them. */
function testsOfProgram(graph: Graph): string[] {
  return [...dependentsOf(graph, [manifests])].filter(
    (path) => isUnitTest(path) && path.startsWith('apps/server/') && domainOf(path) === undefined,
  )
}

/** Modules of site and console that call methods of these domains. */
function callersOf(graph: Graph, domains: ReadonlySet<string>): string[] {
  if (domains.size === 0) return []
  const entries = [...graph.texts]
  const services = entries.flatMap(([path, text]) =>
    /^packages\/contract\/src\/.*\.service\.ts$/.test(path)
      ? [...text.matchAll(/^export const ([A-Z]\w+)/gm)].map(([, name = '']) => name)
      : [],
  )
  const handling = entries.filter(
    ([path]) => domains.has(domainOf(path) ?? '') && /\.(?:handlers|manifest)\.ts$/.test(path),
  )
  const words = new Set(handling.flatMap(([, text]) => text.match(/\b[A-Z]\w+/g) ?? []))
  const called = services.filter((name) => words.has(name))
  if (called.length === 0) return []
  const call = new RegExp(`\\bapi\\.(?:${called.join('|')})\\.`)
  const calls = (path: string): boolean => call.test(graph.texts.get(path) ?? '')
  const isFront = (path: string): boolean =>
    /^apps\/(?:web|admin)\/src\//.test(path) && !path.includes('.gen.')
  return [...graph.imports].flatMap(([path, targets]) =>
    isFront(path) &&
    (calls(path) ||
      targets.some((target) => target.startsWith('packages/routes/src/first/') && calls(target)))
      ? [path]
      : [],
  )
}

/** Routes whose page is among the modules. */
function routesOf(graph: Graph, modules: ReadonlySet<string>): Set<string> {
  const lists = [...graph.texts].filter(([path]) => pageLists.test(path))
  const pages = lists.flatMap(([, text]) => [
    ...text.matchAll(/'([^']+)': \(\) =>\s*import\(\s*'\.\.\/([^']+)'/g),
  ])
  return new Set(
    pages.flatMap(([, route = '', page = '']) => (modules.has(`apps/web/src/${page}`) ? [route] : [])),
  )
}

function opensAny(
  graph: Graph,
  spec: string,
  routes: ReadonlySet<string>,
  routeOf: Selecting['routeOf'],
): boolean {
  if (routes.size === 0) return false
  // Only ids and names are inserted into templates.
  const paths = openedBy(graph, spec).match(/(?<=['"`])\/[^'"`\s]*/g) ?? []
  return paths.some((path) =>
    routes.has(routeOf(path.replace(/[?#].*/, '').replaceAll(/\$\{[^}]*\}?|\{\w+\}/g, 'x')) ?? ''),
  )
}

/** Pages of the console among the modules, by their first step of the path. */
function consolePagesOf(graph: Graph, modules: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const [row, text] of graph.texts) {
    const folder = consolePageRows.exec(row)?.[1]
    const path = /\bpath: '([^']+)'/.exec(text)?.[1]
    if (folder === undefined || path === undefined) continue
    const parts = [...text.matchAll(/\bimport\('\.\/([^']+)'\)/g)].map(([, part = '']) => folder + part)
    if ([row, ...parts].some((one) => modules.has(one))) found.add(path)
  }
  return found
}

function opensConsole(graph: Graph, spec: string, pages: ReadonlySet<string> | 'all'): boolean {
  if (pages !== 'all' && pages.size === 0) return false
  const paths = openedBy(graph, spec).match(/(?<=['"`]\/console)(?:\/[^'"`\s/?#]*)?/g) ?? []
  // A step that is inserted may be any page.
  return paths.some((path) => pages === 'all' || path.startsWith('/${') || pages.has(path.slice(1)))
}

/** The text of a spec file and of the helpers it imports: they name the paths that it opens. */
function openedBy(graph: Graph, spec: string): string {
  const files = new Set([spec])
  for (const path of files)
    for (const target of graph.imports.get(path) ?? []) if (target.startsWith('e2e/')) files.add(target)
  return [...files].map((path) => graph.texts.get(path) ?? '').join('\n')
}

type Runner = 'unit' | 'browser'

/** The tests selected so far, with the reasons. */
class Picked {
  readonly #graph: Graph
  readonly #tests = { unit: new Set<string>(), browser: new Set<string>() }
  readonly #all = { unit: false, browser: false }
  readonly #reasons: string[] = []

  constructor(graph: Graph) {
    this.#graph = graph
  }

  say(line: string): void {
    this.#reasons.push(line)
  }

  add(runner: Runner, tests: readonly string[], why: string): void {
    const added = tests.filter((path) => !this.#tests[runner].has(path))
    for (const path of added) this.#tests[runner].add(path)
    if (added.length > 0) this.say(`${added.length} ${runner} test files: ${why}`)
  }

  all(runner: Runner, why: string): void {
    if (!this.#all[runner]) this.say(`all ${runner} tests: ${why}`)
    this.#all[runner] = true
  }

  everything(path: string, why: string): void {
    this.all('unit', `${path}: ${why}`)
    this.all('browser', `${path}: ${why}`)
  }

  byRule(path: string, { unit, browser, why }: Rule): void {
    const reason = `${path}: ${why}`
    if (unit === 'all') this.all('unit', reason)
    else if (unit !== null)
      this.add(
        'unit',
        [...this.#graph.texts.keys()].filter((one) => isUnitTest(one) && unit.test(one)),
        reason,
      )
    if (browser) this.all('browser', reason)
  }

  result(): Selection {
    const chosen = (runner: Runner): Chosen =>
      this.#all[runner] ? 'all' : [...this.#tests[runner]].toSorted()
    return { unit: chosen('unit'), browser: chosen('browser'), reasons: this.#reasons }
  }
}
