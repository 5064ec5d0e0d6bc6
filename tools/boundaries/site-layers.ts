import { finding } from './project.ts'
import type { Finding, Import, Project, Source } from './project.ts'

/** The folders of a site, lowest first: each imports itself and those before it. */
const layers = ['platform', 'shared', 'features', 'app']

/**
 * A site's folders depend on each other in one direction: platform, shared, features, app; the entry points are above
 * them.
 */
export function siteLayers(project: Project): Finding[] {
  return eachImport(project, (source, one) => {
    const own = placeOf(source.path)
    const other = placeOf(one.target)
    if (own === undefined || other === undefined || own.site !== other.site) return undefined
    if (own.layer < 0 || own.layer >= other.layer) return undefined
    return `${layers[own.layer]}/ never imports ${layers[other.layer]}/ (${one.specifier})`
  })
}

/** Features of a site import each other without cycles, types and dynamic imports included. */
export function featureCycles(project: Project): Finding[] {
  const uses = new Map<string, Set<string>>()
  eachImport(project, (source, one) => {
    const own = placeOf(source.path)?.feature
    const other = placeOf(one.target)?.feature
    if (own !== undefined && other !== undefined && own !== other) {
      uses.set(own, (uses.get(own) ?? new Set()).add(other))
    }
    return undefined
  })
  return eachImport(project, (source, one) => {
    const own = placeOf(source.path)?.feature
    const other = placeOf(one.target)?.feature
    if (own === undefined || other === undefined || own === other) return undefined
    const back = findWay(uses, other, own)
    return back === undefined ? undefined : `features form a cycle: ${[own, ...back].map(nameOf).join(' → ')}`
  })
}

// The features on the shortest way from one to the other, both included.
function findWay(uses: Map<string, Set<string>>, from: string, to: string): string[] | undefined {
  const seen = new Set([from])
  const ways = [[from]]
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? from
    if (last === to) return way
    for (const next of uses.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

interface SitePlace {
  site: string
  /** Place in `layers`; -1 for the files above them. */
  layer: number
  /** Folder of the feature, if it is in one. */
  feature: string | undefined
}

function placeOf(path: string | undefined): SitePlace | undefined {
  const [, site, rest] = /^(apps\/(?:web|admin))\/src\/(.+)$/.exec(path ?? '') ?? []
  if (site === undefined || rest === undefined) return undefined
  const [folder = '', inner = '', ...below] = rest.split('/')
  const feature = folder === 'features' && below.length > 0 ? `${site}/${inner}` : undefined
  return { site, layer: layers.indexOf(folder), feature }
}

function nameOf(feature: string): string {
  return feature.slice(feature.lastIndexOf('/') + 1)
}

function eachImport(project: Project, judge: (source: Source, one: Import) => string | undefined): Finding[] {
  return project.sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const wrong = judge(source, one)
      return wrong === undefined ? [] : [finding(source, one.at, wrong)]
    }),
  )
}
