import { Visitor } from 'rolldown/utils'
import { finding, isTest } from './project.ts'
import type { Finding, Project } from './project.ts'
import { stringsOf } from './texts.ts'

const chinese = /\p{Script=Han}/u

/** Folders that may contain Chinese: texts for members, terms of the product, and samples of both. */
const chineseHomes = [
  /^apps\/(?:web|admin)\//,
  /^packages\/(?:ui|client|contract|rules|routes)\//,
  /^apps\/server\/src\/(?:demo\/|progress\.ts|start-node\.ts|main\.ts)/,
  /^apps\/server\/src\/delivery\/simulators\//,
  /^apps\/server\/src\/domains\/[^/]+\/demo\//,
  /^apps\/server\/src\/domains\/site\//,
  /^apps\/server\/src\/domains\/gear-catalogue\//,
  /^apps\/server\/src\/domains\/.+-(?:message|page)\.ts$/,
  /^(?:bench|tools\/setup)\//,
  /^tools\/(?:progress|ip-regions)\.ts$/,
]

/** Chinese text is only allowed where members read it; other code refers to an error or a label. */
export function chineseOnlyInSite(project: Project): Finding[] {
  return project.sources
    .filter(({ path }) => !isTest(path) && !chineseHomes.some((home) => home.test(path)))
    .flatMap((source) =>
      stringsOf(source)
        .filter(({ value }) => chinese.test(value))
        .map(({ value, at }) =>
          finding(source, at, `Chinese text outside its homes: ${value.trim().slice(0, 30)}`),
        ),
    )
}

/** The links, which are typed by the table of routes. */
const links = /^apps\/web\/src\/platform\/(?:[a-z]+-)?paths\.ts$/

/** Paths of the members' site are spelled in the table of routes and its links alone. */
export function pathsOnlyInRouteTable(project: Project): Finding[] {
  const rows = project.sources.filter(({ path }) => path.startsWith('packages/routes/src/rows/'))
  const roots = new Set(
    rows.flatMap(stringsOf).flatMap(({ value }) => (/^\/[a-z0-9]/.test(value) ? [value.split('/')[1]] : [])),
  )
  return project.sources
    .filter(
      (source) => source.path.startsWith('apps/web/src/') && !links.test(source.path) && !isTest(source.path),
    )
    .flatMap((source) =>
      stringsOf(source)
        .filter(({ value, attribute }) =>
          value === '/'
            ? attribute === 'to' || attribute === 'href'
            : /^\/[a-z0-9-]+(?:[/?#]|$)/.test(value) && roots.has(value.split(/[/?#]/)[1]),
        )
        .map(({ value, at }) =>
          finding(source, at, `the path ${value} is spelled here; take it from platform/paths.ts`),
        ),
    )
}

/** Calls are named by the contract's own records, never by a string that may be misspelt. */
export function methodsOnlyByReference(project: Project): Finding[] {
  const { services, methods } = wireNames(project)
  return project.sources
    .filter(({ path }) => !path.startsWith('packages/contract/') && !isTest(path))
    .flatMap((source) =>
      stringsOf(source)
        .filter(({ value }) => {
          const [service = '', method] = value.replace(/^\//, '').split('/')
          return isCompound(value)
            ? services.has(value) || methods.has(value)
            : method !== undefined && services.has(service) && methods.has(method)
        })
        .map(({ value, at }) =>
          finding(source, at, `the call ${value} is named by a string; use its contract record`),
        ),
    )
}

// A single word (Detail, Login) is too common to be taken for the name of a call.
function isCompound(value: string): boolean {
  return /^(?:[A-Z][a-z]+){2,}$/.test(value)
}

function wireNames(project: Project): { services: Set<string>; methods: Set<string> } {
  const services = new Set<string>()
  const methods = new Set<string>()
  for (const source of project.sources.filter(({ path }) =>
    /^packages\/contract\/src\/.*\.service\.ts$/.test(path),
  )) {
    new Visitor({
      CallExpression({ callee, arguments: [name, record] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'service') return
        if (name?.type !== 'Literal' || typeof name.value !== 'string' || record?.type !== 'ObjectExpression')
          return
        services.add(name.value)
        for (const property of record.properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier')
            methods.add(property.key.name)
        }
      },
    }).visit(source.program)
  }
  return { services, methods }
}
