import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const commitId = /^[0-9a-f]{40,64}$/
const shownDigits = 10

/** The commit that is checked out in this folder, shortened; null where there is no repository. Runs no program. */
export function readCommit(folder: URL): string | null {
  const root = fileURLToPath(folder)
  // In a separate work tree it is a file that names the folder.
  const named = read(resolve(root, '.git'))?.match(/^gitdir: (.+)$/m)?.[1]
  const own = named === undefined ? resolve(root, '.git') : resolve(root, named)
  const head = read(resolve(own, 'HEAD'))?.trim() ?? ''
  const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
  const id = ref === undefined ? head : readRef(own, ref)
  return commitId.test(id) ? id.slice(0, shownDigits) : null
}

function readRef(own: string, ref: string): string {
  const common = read(resolve(own, 'commondir'))?.trim()
  const shared = common === undefined ? own : isAbsolute(common) ? common : resolve(own, common)
  const loose = read(resolve(shared, ref))?.trim()
  if (loose !== undefined) return loose
  const packed = read(resolve(shared, 'packed-refs'))?.split('\n') ?? []
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
