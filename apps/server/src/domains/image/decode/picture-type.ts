import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { acceptedTypes } from '../accepted-types.ts'

// Every accepted format is identified by its first bytes.
const headBytes = 64 * 1024

/** Type by content, whatever the file name. Null when it is not accepted. */
export async function pictureType(path: string): Promise<string | null> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead))
    return found !== undefined && acceptedTypes.has(found.mime) ? found.mime : null
  } finally {
    await handle.close()
  }
}
