import { rm } from 'node:fs/promises'
import type { App } from '../../context.ts'
import { decodersOf } from '../image/index.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'

const side = 400
const quality = 88
// QQ's smallest picture.
const smallest = 40

/**
 * A provider's picture as a square WebP of 400 px without metadata, enlarged where smaller, so that it can become an
 * avatar.
 * @returns null when it is not a readable picture
 */
export async function makeAvatarCopy(app: App, bytes: Buffer): Promise<Buffer | null> {
  const file = await writeTemporary(app, [bytes])
  try {
    const result = await decodersOf(app).front.run({
      kind: 'read',
      path: file.path,
      minWidth: 0,
      minHeight: 0,
      minShortEdge: smallest,
      aspect: 1,
      copies: [{ size: side, quality }],
      crop: null,
      enlarge: true,
      wide: false,
      mark: null,
      movingQuality: null,
      raw: false,
      masks: [],
      partial: false,
    })
    const copy = result.kind === 'decoded' ? result.picture.copies[0] : undefined
    return copy === undefined ? null : Buffer.from(copy.body)
  } finally {
    await rm(file.path, { force: true })
  }
}
