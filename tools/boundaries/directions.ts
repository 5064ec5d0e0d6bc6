import { finding, isTest } from './project.ts'
import type { Finding, Import, Project } from './project.ts'

/** Which other packages of the project a package may import; `types` means by `import type` only. */
const mayImport: Record<string, Record<string, 'values' | 'types'>> = {
  'packages/contract': {},
  'packages/rules': { contract: 'types' },
  'packages/routes': { contract: 'types' },
  'packages/client': { contract: 'values' },
  'packages/ui': {},
  'packages/pg-statements': {},
  'apps/server': { contract: 'values', rules: 'values', routes: 'values', 'pg-statements': 'values' },
  'apps/web': { contract: 'values', rules: 'values', routes: 'values', client: 'values', ui: 'values' },
  'apps/admin': { contract: 'values', rules: 'values', client: 'values', ui: 'values' },
  e2e: { contract: 'values', rules: 'values', routes: 'values' },
  bench: { contract: 'values', rules: 'values', routes: 'values', client: 'values', e2e: 'values' },
  tools: { contract: 'values', rules: 'values', routes: 'values', server: 'values' },
}

/** Packages point one way: contract ← rules, routes, client ← apps; nothing leaves its own by a relative path. */
export function directions(project: Project): Finding[] {
  return project.sources.flatMap((source) => {
    const home = packageOf(source.path)
    return source.imports.flatMap((one) => {
      const wrong = judge(home, one, isTest(source.path))
      return wrong === undefined ? [] : [finding(source, one.at, wrong)]
    })
  })
}

/** `import * as z from 'zod'`: the named import brings three times as much to the browser. */
export function zodAsNamespace(project: Project): Finding[] {
  return project.sources.flatMap((source) =>
    source.imports
      .filter((one) => one.specifier === 'zod' && !one.namespace && !one.typeOnly)
      .map((one) => finding(source, one.at, "write: import * as z from 'zod'")),
  )
}

function judge(home: string, one: Import, test: boolean): string | undefined {
  if (one.target !== undefined) {
    // Tools derive files from every part, and nothing imports a tool.
    if (packageOf(one.target) === home || home === 'tools') return undefined
    return `${one.specifier} leaves ${home}; import the package by its name`
  }
  const [, other] = /^@guangquan\/([^/]+)/.exec(one.specifier) ?? []
  if (other === undefined) {
    const pure = ['packages/contract', 'packages/rules', 'packages/routes'].includes(home)
    const allowed = home === 'packages/contract' && one.specifier === 'zod'
    return pure && !allowed && !test ? `${home} does not import ${one.specifier}` : undefined
  }
  const permission = mayImport[home]?.[other]
  // Names of calls without their schemas, which would bring zod to the browser.
  if (home === 'packages/routes' && one.specifier === '@guangquan/contract/wire/method-ref') return undefined
  if (permission === 'values' || (permission === 'types' && (one.typeOnly || test))) return undefined
  return permission === 'types'
    ? `${home} imports only types of ${one.specifier}`
    : `${home} never imports ${one.specifier}`
}

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}
