import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import * as nodeFs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from '../fail.ts'
import { checkKey } from './storage-key.ts'
import type { Storage } from './storage.ts'

/** Below this many free bytes nothing more is written: PostgreSQL uses the same disk and must keep working. */
export const freeFloorBytes = 512 * 1024 * 1024

/** The part of the file system that a test replaces to simulate a full disk. */
export type Disk = Pick<typeof nodeFs, 'open' | 'rename' | 'statfs'>

/** Opens storage in a folder of this machine. Everything is written under a temporary name first. */
export async function openFolderStorage(root: string, disk: Disk = nodeFs): Promise<Storage> {
  const incoming = join(root, '.incoming')
  await nodeFs.mkdir(incoming, { recursive: true, mode: 0o700 })

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
    await nodeFs.mkdir(dirname(target), { recursive: true })
    await disk.rename(temporary, target)
    await sync(disk, dirname(target))
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
      if (isFull(error)) fail('StorageFull')
      throw error
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
        await sync(disk, path)
        await publish(path, key)
        return
      }
      await refuseWhenFull(size)
      await writeThrough(key, (handle) => handle.writeFile(createReadStream(path)))
      await nodeFs.rm(path, { force: true })
    },
    get: async (key, range) => {
      const handle = await openForReading(join(root, checkKey(key)))
      if (handle === null) return null
      const { size } = await handle.stat()
      return {
        stream: handle.createReadStream({ start: range?.start ?? 0, end: range?.end ?? Infinity }),
        size,
      }
    },
    remove: (key) => nodeFs.rm(join(root, checkKey(key)), { force: true }),
    freeBytes,
    close: () => Promise.resolve(),
  }
}

async function openForReading(path: string): Promise<nodeFs.FileHandle | null> {
  try {
    return await nodeFs.open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
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

function isFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
