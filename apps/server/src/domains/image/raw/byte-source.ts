import type { FileHandle } from 'node:fs/promises'

/** Reads parts of a file, never beyond its end. */
export interface ByteSource {
  size: number
  /** @throws RangeError for a part that is not whole in the file */
  read: (offset: number, length: number) => Promise<Buffer>
}

export async function sourceOfFile(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat()
  return {
    size,
    read: async (offset, length) => {
      if (offset < 0 || length < 0 || offset + length > size) throw new RangeError('beyond the file')
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead !== length) throw new RangeError('beyond the file')
      return buffer
    },
  }
}

/** A part of a source as a source of its own. */
export const partOf = (source: ByteSource, from: number, size: number): ByteSource => ({
  size,
  read: (offset, length) =>
    offset + length > size
      ? Promise.reject(new RangeError('beyond the part'))
      : source.read(from + offset, length),
})
