import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drawFrame, frameNames } from '../../packages/ui/src/artwork/frame-art.ts'
import { drawMedal, medalNames } from '../../packages/ui/src/artwork/medal-art.ts'
import { root } from '../root.ts'

export const name = 'pictures of medals and frames'

const folder = 'apps/web/public/art'
const version = 'apps/server/src/domains/worn/art.gen.ts'
const metals = [0, 1, 2, 3] as const

/** The pictures as files of the site, and a version of them all, with which browsers store them for long. */
export async function generate(): Promise<Map<string, string>> {
  for (const part of ['medal', 'frame']) await mkdir(join(root, folder, part), { recursive: true })
  const files = new Map<string, string>()
  for (const medal of medalNames) {
    for (const metal of medal === 'hidden' ? metals.slice(0, 1) : metals) {
      files.set(`${folder}/medal/${medal}-${metal}.svg`, `${drawMedal(medal, metal)}\n`)
    }
  }
  for (const frame of frameNames) files.set(`${folder}/frame/${frame}.svg`, `${drawFrame(frame)}\n`)
  const hash = createHash('sha256')
  for (const [path, content] of files) hash.update(path).update(content)
  const text = [
    '// Generated from packages/ui/src/artwork by npm run generate.',
    '',
    '/** Changes with the pictures of medals and frames. */',
    `export const artVersion = '${hash.digest('hex').slice(0, 8)}'`,
    '',
  ].join('\n')
  return files.set(version, text)
}
