import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'

/** Works on a local copy of an original in a folder of its own; both are removed afterwards. */
export async function withOriginal(
  app: App,
  originalKey: string,
  work: (place: { path: string; folder: string }) => Promise<void>,
): Promise<void> {
  const original = await app.storage.get(originalKey)
  if (original === null) throw new Error(`the original ${originalKey} is not in the store`)
  const root = join(app.env.dataDir, 'tmp')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(root, 'video-'))
  try {
    const local = await writeTemporary(app, original.stream)
    try {
      await work({ path: local.path, folder })
    } finally {
      await rm(local.path, { force: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
