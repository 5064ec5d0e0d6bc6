import { basename, dirname } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { folderAfter, manifestList } from './entry-points.ts'
import { finding, isTest } from './project.ts'
import type { Finding, Import, Project, Source } from './project.ts'

const domains = 'apps/server/src/domains/'
const filesPerFolder = 40
const namesPerIndex = 40

/**
 * A domain imports domains of its own layer and of lower ones, and there is no cycle of domains, not inside a layer
 * either.
 */
export function domainLayers(project: Project): Finding[] {
  const layers = readLayers(project)
  const edges = domainImports(project)
  const upwards = edges.flatMap(({ from, to, source, at }) => {
    const own = layers.get(from)
    const other = layers.get(to)
    if (own === undefined) return [finding(source, at, `${manifestList} gives the domain ${from} no layer`)]
    if (other === undefined) return [finding(source, at, `${manifestList} gives the domain ${to} no layer`)]
    return other <= own ? [] : [finding(source, at, `${from} stands below ${to} and never imports it`)]
  })
  return [...upwards, ...findCycles(edges)]
}

/** A folder with more files than one looks through is split; tests and generated files do not count. */
export function folderSizes(project: Project): Finding[] {
  const sources = project.sources.filter(({ path }) => !isTest(path) && !path.includes('.gen.'))
  return [...Map.groupBy(sources, ({ path }) => dirname(path))].flatMap(([folder, files]) => {
    const [first] = files
    if (first === undefined || files.length <= filesPerFolder) return []
    const message = `${files.length} files in ${basename(folder)}; split it (at most ${filesPerFolder})`
    return [finding(first, 0, message)]
  })
}

/** A domain that gives others more names than one keeps in mind is several. */
export function indexSizes(project: Project): Finding[] {
  return project.sources.flatMap((source) => {
    const domain = folderAfter(source.path, domains)
    if (domain === undefined || source.path !== `${domains}${domain}/index.ts`) return []
    const count = exportedNames(source)
    if (count <= namesPerIndex) return []
    const given = count === Infinity ? 'whole files' : `${count} names`
    return [finding(source, 0, `${domain} exports ${given}; split it (at most ${namesPerIndex} names)`)]
  })
}

function exportedNames({ program }: Source): number {
  let count = 0
  new Visitor({
    ExportNamedDeclaration({ declaration, specifiers }) {
      count += declaration === null ? specifiers.length : 1
    },
    ExportAllDeclaration() {
      count = Infinity
    },
  }).visit(program)
  return count
}

interface Edge {
  from: string
  to: string
  source: Source
  at: number
}

function domainImports(project: Project): Edge[] {
  return project.sources
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => source.imports.flatMap((one) => edgeOf(source, one)))
}

function edgeOf(source: Source, one: Import): Edge[] {
  const from = folderAfter(source.path, domains)
  const to = folderAfter(one.target, domains)
  return from === undefined || to === undefined || from === to ? [] : [{ from, to, source, at: one.at }]
}

/** One finding for each import that closes a cycle. */
function findCycles(edges: readonly Edge[]): Finding[] {
  const next = Map.groupBy(edges, (edge) => edge.from)
  const reached = new Map<string, Set<string>>()
  const reach = (start: string): Set<string> => {
    const known = reached.get(start)
    if (known !== undefined) return known
    const found = new Set<string>()
    const waiting = [start]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { to } of next.get(at) ?? []) {
        if (found.has(to)) continue
        found.add(to)
        waiting.push(to)
      }
    }
    reached.set(start, found)
    return found
  }
  return edges
    .filter(({ from, to }) => reach(to).has(from))
    .map(({ from, to, source, at }) =>
      finding(source, at, `${from} imports ${to}, which leads back to ${from}`),
    )
}

/** The layer of each domain, counted from below, as the list of manifests groups them. */
function readLayers(project: Project): Map<string, number> {
  const layers = new Map<string, number>()
  const source = project.sources.find(({ path }) => path === manifestList)
  if (source === undefined) return layers
  const domainOf = new Map<string, string>()
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      const [, domain] = /^\.\/domains\/([^/]+)\//.exec(value) ?? []
      if (domain !== undefined) for (const { local } of specifiers) domainOf.set(local.name, domain)
    },
  }).visit(source.program)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'layers') return
      const record = init?.type === 'TSAsExpression' ? init.expression : init
      if (record?.type !== 'ObjectExpression') return
      for (const [layer, property] of record.properties.entries()) {
        if (property.type !== 'Property' || property.value.type !== 'ArrayExpression') continue
        for (const element of property.value.elements) {
          const domain = element?.type === 'Identifier' ? domainOf.get(element.name) : undefined
          if (domain !== undefined) layers.set(domain, layer)
        }
      }
    },
  }).visit(source.program)
  return layers
}

const server = 'apps/server/src/'
/**
 * Folders of the server's kernel from below: each imports only those before it. Files beside them assemble the program.
 */
const kernelOrder = [
  'text csv pdf region crypto db cache events moderation delivery programs storage jobs',
  'audit-chain figures nodes installation session http export realtime',
].flatMap((names) => names.split(' '))

/** The kernel has an order of layers, too. */
export function kernelLayers(project: Project): Finding[] {
  return project.sources
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => {
      const from = folderAfter(source.path, server)
      const own = from === undefined ? -1 : kernelOrder.indexOf(from)
      if (own === -1) return []
      return source.imports.flatMap(({ target, at }) => {
        const to = folderAfter(target, server)
        const other = to === undefined ? -1 : kernelOrder.indexOf(to)
        return other <= own ? [] : [finding(source, at, `${from} stands below ${to} and never imports it`)]
      })
    })
}
