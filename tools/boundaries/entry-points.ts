import { finding, isTest } from './project.ts'
import type { Finding, Import, Project, Source } from './project.ts'

const kernel =
  /^apps\/server\/src\/(?:cache|http|db|jobs|events|realtime|storage|delivery|session|moderation|crypto|demo)\//

/** The list of all domains, in layers. */
export const manifestList = 'apps/server/src/manifests.ts'

/** A domain is reached from outside only by its index.ts. */
export function domainEntryPoints(project: Project): Finding[] {
  return eachImport(project, (source, one) => {
    const domain = folderAfter(one.target, 'apps/server/src/domains/')
    if (domain === undefined || folderAfter(source.path, 'apps/server/src/domains/') === domain)
      return undefined
    if (isEntryPoint(one.target) || source.path.includes('/testing/')) return undefined
    if (source.path === manifestList && isManifest(one.target)) return undefined
    return `the domain ${domain} is reached by its index.ts, not by ${one.specifier}`
  })
}

/** Production code does not import code for tests; the drills start real processes. */
export function programWithoutTests(project: Project): Finding[] {
  return eachImport(project, (source, one) => {
    const isProgram = /^(?:apps|packages)\//.test(source.path) && !source.path.includes('/drills/')
    if (!isProgram || isTest(source.path) || one.target === undefined || !isTest(one.target)) return undefined
    return `${one.specifier} is written for tests`
  })
}

/** A feature of a site is reached by its index.ts; `app/` also loads its pages and dialogs on demand. */
export function featureEntryPoints(project: Project): Finding[] {
  return eachImport(project, (source, one) => {
    const [, site] = /^(apps\/(?:web|admin)\/src\/)/.exec(source.path) ?? []
    if (site === undefined) return undefined
    const feature = folderAfter(one.target, `${site}features/`)
    if (feature === undefined || folderAfter(source.path, `${site}features/`) === feature) return undefined
    if (isEntryPoint(one.target) || (one.dynamic && source.path.startsWith(`${site}app/`))) return undefined
    return `the feature ${feature} is reached by its index.ts, not by ${one.specifier}`
  })
}

/** The kernel imports no domain; it is given what it needs from one. */
export function kernelImportsNoDomain(project: Project): Finding[] {
  return eachImport(project, (source, one) =>
    kernel.test(source.path) && !isTest(source.path) && folderAfter(one.target, 'apps/server/src/domains/')
      ? `${kernel.exec(source.path)?.[0]} never imports a domain (${one.specifier})`
      : undefined,
  )
}

/** Handlers are named by their manifest alone, so that every call passes the dispatcher; manifests by their list. */
export function assembledByManifests(project: Project): Finding[] {
  return eachImport(project, (source, one) => {
    if (isTest(source.path)) return undefined
    if (isHandlers(one.target) && !isManifest(source.path))
      return `only the manifest of a domain imports its handlers (${one.specifier})`
    return isManifest(one.target) && source.path !== manifestList
      ? `only ${manifestList} imports manifests (${one.specifier})`
      : undefined
  })
}

/** Handlers speak to reads, stores and commands, not to the database. */
export function handlersWithoutKysely(project: Project): Finding[] {
  return eachImport(project, (source, one) =>
    isHandlers(source.path) && one.specifier === 'kysely' ? 'handlers do not import kysely' : undefined,
  )
}

function eachImport(project: Project, judge: (source: Source, one: Import) => string | undefined): Finding[] {
  return project.sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const wrong = judge(source, one)
      return wrong === undefined ? [] : [finding(source, one.at, wrong)]
    }),
  )
}

function isEntryPoint(path: string | undefined): boolean {
  return path !== undefined && /\/(?:domains|features)\/[^/]+\/index\.tsx?$/.test(path)
}

function isManifest(path: string | undefined): boolean {
  return path !== undefined && /^apps\/server\/src\/domains\/([^/]+)\/\1\.manifest\.ts$/.test(path)
}

function isHandlers(path: string | undefined): boolean {
  return path !== undefined && /\.(?:handlers|staff)\.ts$/.test(path)
}

export function folderAfter(path: string | undefined, prefix: string): string | undefined {
  if (path === undefined || !path.startsWith(prefix)) return undefined
  const [folder, ...rest] = path.slice(prefix.length).split('/')
  return rest.length === 0 ? undefined : folder
}
