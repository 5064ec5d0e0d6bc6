import { statfs } from 'node:fs/promises'
import { freeFloorBytes } from './folder-storage.ts'

/** Below this an operator is warned; with a quarter of it left, members cannot upload any more. */
export const warnBelowBytes = 4 * freeFloorBytes

export interface DiskRoom {
  freeBytes: number
  totalBytes: number
  isLow: boolean
}

/** Free space on the disk of a folder. @param read replaced by tests */
export async function diskRoom(
  folder: string,
  read: (path: string) => Promise<{ bavail: number; blocks: number; bsize: number }> = statfs,
): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await read(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, totalBytes: blocks * bsize, isLow: freeBytes < warnBelowBytes }
}
