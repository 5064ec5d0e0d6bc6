import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '../context.ts'
import { asStorageFull } from './folder-storage.ts'
import { unusedAfterMs } from './file-times.ts'

/** A completely received file before it is checked. Its user removes it. */
export interface TemporaryFile {
  path: string
  size: number
  sha256: Buffer
}

const folderOf = (app: App) => join(app.env.dataDir, 'tmp')

/**
 * Writes a stream to a file of a random name and hashes it.
 * @throws Failure StorageFull; nothing is left then, nor when the source fails
 */
export async function writeTemporary(
  app: App,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<TemporaryFile> {
  const folder = folderOf(app)
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const part of source) {
        hash.update(part)
        size += part.length
        // `write` may write a part of it, on a disk that is nearly full.
        await handle.writeFile(part)
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    // One that was never read would keep its file open.
    if (source instanceof Readable) source.destroy()
    await rm(path, { force: true })
    throw asStorageFull(error)
  }
  return { path, size, sha256: hash.digest() }
}

/** Removes what a killed program left behind. */
export async function removeOldTemporaries(app: App): Promise<void> {
  const folder = folderOf(app)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && app.now().getTime() - found.mtimeMs > unusedAfterMs)
      await rm(path, { recursive: true, force: true })
  }
}
