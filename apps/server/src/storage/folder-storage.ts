import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import * as nodeFs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail, Failure } from '../fail.ts'
import { hasCode } from '../has-code.ts'
import { checkKey } from './storage-key.ts'
import type { ListedObject, Storage } from './storage.ts'

/** With fewer free bytes nothing is written: PostgreSQL uses the same disk and must keep working. */
export const freeFloorBytes = 512 * 1024 * 1024

/** The part of the file system that a test replaces to simulate a full disk. */
export type Disk = Pick<typeof nodeFs, 'open' | 'rename' | 'statfs'>

// Only the program reads originals and exports, also on a machine with other users.
const folderMode = 0o700
const publishAttempts = 5

/** Opens storage in a folder of this machine. Everything is written under a temporary name first. */
export async function openFolderStorage(root: string, disk: Disk = nodeFs): Promise<Storage> {
  const incoming = join(root, '.incoming')
  await nodeFs.mkdir(incoming, { recursive: true, mode: folderMode })
  // It may have been created with the mode of a shell.
  await nodeFs.chmod(root, folderMode)

  const freeBytes = async () => {
    const { bavail, bsize } = await disk.statfs(root)
    return bavail * bsize
  }

  async function refuseWhenFull(size: number): Promise<void> {
    if ((await freeBytes()) - size < freeFloorBytes) fail('StorageFull')
  }

  // The name becomes visible only after the bytes are on the disk, so a crash never leaves a partial object.
  async function publish(temporary: string, key: string): Promise<void> {
    const target = join(root, key)
    await moveTo(target, temporary)
    try {
      await sync(disk, dirname(target))
    } catch (error) {
      await nodeFs.rm(target, { force: true })
      throw error
    }
  }

  // The folder may be removed between the two steps, together with its last file.
  async function moveTo(target: string, temporary: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await nodeFs.mkdir(dirname(target), { recursive: true, mode: folderMode })
        return await disk.rename(temporary, target)
      } catch (error) {
        if (attempt === publishAttempts || !hasCode(error, 'ENOENT')) throw error
      }
    }
  }

  async function writeThrough(
    key: string,
    write: (handle: nodeFs.FileHandle) => Promise<unknown>,
  ): Promise<void> {
    const temporary = join(incoming, randomUUID())
    try {
      const handle = await disk.open(temporary, 'wx', 0o600)
      try {
        await write(handle)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await publish(temporary, key)
    } catch (error) {
      await nodeFs.rm(temporary, { force: true })
      throw asStorageFull(error)
    }
  }

  return {
    put: async (key, body) => {
      checkKey(key)
      await refuseWhenFull(body.length)
      await writeThrough(key, (handle) => handle.writeFile(body))
    },
    putFile: async (key, path) => {
      checkKey(key)
      const { size } = await nodeFs.stat(path)
      if (await isOnSameDisk(path, root)) {
        try {
          await sync(disk, path)
          await publish(path, key)
        } catch (error) {
          throw asStorageFull(error)
        }
        return
      }
      await refuseWhenFull(size)
      await writeThrough(key, (handle) => handle.writeFile(createReadStream(path)))
      await nodeFs.rm(path, { force: true })
    },
    get: async (key, range) => {
      const handle = await openForReading(disk, join(root, checkKey(key)))
      if (handle === null) return null
      const size = await sizeOf(handle)
      return {
        stream: handle.createReadStream({ start: range?.start ?? 0, end: range?.end ?? Infinity }),
        size,
      }
    },
    remove: (key) => nodeFs.rm(join(root, checkKey(key)), { force: true }),
    list: (folder) => listFolder(root, checkKey(folder)),
    removeFolder: (folder) => nodeFs.rm(join(root, checkKey(folder)), { recursive: true, force: true }),
    removeUnfinished: async (before) => {
      for (const name of await nodeFs.readdir(incoming)) {
        const path = join(incoming, name)
        const found = await nodeFs.stat(path).catch(() => null)
        if (found !== null && found.mtime < before) await nodeFs.rm(path, { force: true })
      }
    },
    freeBytes,
    close: () => Promise.resolve(),
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedObject> {
  const entries = await nodeFs.readdir(join(root, folder), { withFileTypes: true }).catch(emptyWhenMissing)
  for (const entry of entries) {
    const key = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      yield* listFolder(root, key)
      continue
    }
    const found = await nodeFs.stat(join(root, key)).catch(() => null)
    if (found !== null) yield { key, writtenAt: found.mtime }
  }
}

function emptyWhenMissing(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

async function openForReading(disk: Disk, path: string): Promise<nodeFs.FileHandle | null> {
  try {
    return await disk.open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** The size of an opened file, which is closed if the size cannot be determined. */
async function sizeOf(handle: nodeFs.FileHandle): Promise<number> {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Flushes a file's bytes, or a folder's entries, to the disk. */
async function sync(disk: Disk, path: string): Promise<void> {
  const handle = await disk.open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function isOnSameDisk(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([nodeFs.stat(path), nodeFs.stat(other)])
  return one.dev === two.dev
}

/** Converts the error of a full disk or quota to the Failure StorageFull; any other error is unchanged. */
export function asStorageFull(error: unknown): unknown {
  return hasCode(error, 'ENOSPC', 'EDQUOT') ? new Failure('StorageFull') : error
}
