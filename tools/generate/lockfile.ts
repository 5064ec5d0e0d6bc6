import { readFile } from 'node:fs/promises'
import * as z from 'zod'

export const name = 'package-lock.json'

const Entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const Lock = z.looseObject({ packages: z.record(z.string(), Entry) })

/**
 * Completes the lock file. When a registry lacks some platform builds of a package, npm omits them from the lock file,
 * and `npm ci` then refuses it everywhere. Their names, versions and platforms follow from the package that requires
 * them.
 */
export async function generate(): Promise<Map<string, string>> {
  return new Map([['package-lock.json', completed(await readFile('package-lock.json', 'utf8'))]])
}

/** The text of a lock file with all platform builds its packages require. */
export function completed(before: string): string {
  const lock = Lock.parse(JSON.parse(before))
  const missing = Object.values(lock.packages).flatMap((entry) => missingBuilds(entry, lock.packages))
  if (missing.length === 0) return before
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'))
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`
}

function missingBuilds(
  wanting: z.infer<typeof Entry>,
  packages: Record<string, unknown>,
): [string, Record<string, unknown>][] {
  return Object.entries(wanting.optionalDependencies ?? {}).flatMap(([build, version]) => {
    const key = `node_modules/${build}`
    const platform = platformOf(build)
    if (packages[key] !== undefined || platform === undefined) return []
    const dev = wanting.dev === true ? { dev: true } : {}
    return [[key, { version, ...dev, optional: true, ...platform }]]
  })
}

const platformPattern =
  /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(gnu|musl))?/

function platformOf(build: string): Record<string, string[]> | undefined {
  const [, os, cpu, libc] = platformPattern.exec(build) ?? []
  if (os === undefined || cpu === undefined) return undefined
  if (libc === undefined) return { cpu: [cpu], os: [os] }
  return { cpu: [cpu], libc: [libc === 'gnu' ? 'glibc' : 'musl'], os: [os] }
}
