import * as z from 'zod'

const Names = z.record(z.string(), z.string()).default({})
const Entry = z.object({
  version: z.string().optional(),
  name: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
})
type Entry = z.infer<typeof Entry>
const Lock = z.object({ packages: z.record(z.string(), Entry) })

export interface ShippedPackage {
  name: string
  version: string
  /** An SPDX expression; empty if the package names none. */
  licence: string
  /** Its folder, from the root. */
  folder: string
  /** Only some machines have it. */
  isOptional: boolean
}

/** The running programs: the server, the site and the console. */
const programs = ['apps/server', 'apps/web', 'apps/admin']

/** Dependencies of the programs that only build them: a start builds, so it installs them. */
const builders = new Set(['@tailwindcss/vite', '@vitejs/plugin-react', 'rolldown', 'tailwindcss', 'vite'])

/** Build dependencies that put parts of themselves into the output. */
const writtenIn = ['@phosphor-icons/react', 'lcn', 'rolldown', 'tailwindcss', 'vite']

/** Every package of the lock file that reaches an operator or a browser, on whatever machine. */
export function shippedPackages(lockText: string): ShippedPackage[] {
  const { packages } = Lock.parse(JSON.parse(lockText))
  const found = new Set<string>()
  const add = (key: string): void => {
    const entry = packages[key]
    if (entry === undefined || found.has(key)) return
    found.add(key)
    for (const name of needed(entry)) {
      if (builders.has(name)) continue
      const at = placeOf(packages, key, name)
      if (at !== undefined) add(at)
    }
  }
  for (const key of programs) add(key)
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {})) add(`node_modules/${name}`)
  // Only these: their own build dependencies are not part of the output.
  for (const name of writtenIn) found.add(`node_modules/${name}`)
  return [...found].flatMap((key) => describe(key, packages[key])).toSorted(byName)
}

function needed(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies).filter(
    (name) => entry.peerDependenciesMeta[name]?.optional !== true,
  )
  return [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers]
}

/** Resolves a package from another: in its own folder, or in the nearest one above. */
function placeOf(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = packages[key]
    if (entry?.link === true) return entry.resolved
    if (entry !== undefined) return key
    if (folder === '') return undefined
  }
}

function describe(key: string, entry: Entry | undefined): ShippedPackage[] {
  const at = key.lastIndexOf('node_modules/')
  // The rest are packages of this repository.
  if (at === -1 || entry === undefined) return []
  const { version = '', license: licence = '', optional: isOptional, name } = entry
  return [{ name: name ?? key.slice(at + 'node_modules/'.length), version, licence, folder: key, isOptional }]
}

function byName(a: ShippedPackage, b: ShippedPackage): number {
  const [first, second] = [a, b].map(({ name, version }) => `${name} ${version}`)
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1
}
