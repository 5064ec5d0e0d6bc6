import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import * as z from 'zod'
import { git } from './changed-files.ts'

/** The modules of the project, by path from the root with slashes, with their imports. */
export interface Graph {
  texts: ReadonlyMap<string, string>
  imports: ReadonlyMap<string, readonly string[]>
}

const isModule = (path: string): boolean => /\.(?:ts|tsx|mjs|css)$/.test(path)
const isManifest = (path: string): boolean => /^packages\/[^/]+\/package\.json$/.test(path)

/** Reads the modules in git, and new ones that are not ignored. */
export async function readGraph(root: string): Promise<Graph> {
  const listed = await git(root, ['ls-files', '--cached', '--others', '--exclude-standard'])
  const texts = new Map<string, string>()
  for (const path of listed.filter((one) => isModule(one) || isManifest(one))) {
    try {
      texts.set(path, readFileSync(join(root, path), 'utf8'))
    } catch {
      // Deleted in the working tree.
    }
  }
  return graphOf(texts)
}

/** @param texts of modules, and of the packages' `package.json`, whose `exports` resolve their names */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const packages = [...texts]
    .filter(([path]) => isManifest(path))
    .map(([path, text]) => packageOf(path, text))
  const modules = new Map([...texts].filter(([path]) => isModule(path)))
  const imports = new Map<string, string[]>()
  for (const [path, text] of modules) {
    const named = [...text.matchAll(importForm)].map(
      (found) => found.slice(1).find((one) => one !== undefined) ?? '',
    )
    const targets = named.flatMap((specifier) =>
      specifier.startsWith('.')
        ? normalize(join(dirname(path), specifier))
        : (fileOf(packages, specifier) ?? []),
    )
    imports.set(
      path,
      [...new Set(targets)].filter((target) => modules.has(target)),
    )
  }
  return { texts: modules, imports }
}

// Imports name their file in full, types too: without them a change of a shape would not be followed.
// A worker and a program that a test starts are named by `new URL`.
const importForm =
  /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"](\.[^'"\n]+)['"]|@import\s+['"]([^'"\n]+)['"]/g

const Manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) })

interface Package {
  folder: string
  name: string
  exports: Record<string, string>
}

function packageOf(path: string, text: string): Package {
  return { folder: dirname(path), ...Manifest.parse(JSON.parse(text)) }
}

/** The file that an import of a package resolves to, by its `exports`. */
function fileOf(packages: readonly Package[], specifier: string): string | undefined {
  const found = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  if (found === undefined) return undefined
  const asked = `.${specifier.slice(found.name.length)}`
  for (const [form, target] of Object.entries(found.exports).toSorted(([a], [b]) => b.length - a.length)) {
    const [before = '', after] = form.split('*')
    const middle = asked.slice(before.length)
    if (after === undefined ? asked === form : asked.startsWith(before))
      return normalize(join(found.folder, target.replace('*', middle)))
  }
  return undefined
}

/** Everything that imports one of the modules, directly or by others, with these themselves. */
export function dependentsOf(
  { imports }: Graph,
  changed: Iterable<string>,
  isFollowed: (from: string, to: string) => boolean = () => true,
): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [from, targets] of imports)
    for (const to of targets)
      if (isFollowed(from, to)) importers.set(to, [...(importers.get(to) ?? []), from])
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}
