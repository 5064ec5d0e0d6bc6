import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50

/** Files of a ZIP by name, read by its directory as any unpacker does. Format: PKWARE APPNOTE 4.3. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end--
  if (end < 0) throw new Error('no ZIP')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const method = zip.readUInt16LE(at + 10)
    const packed = zip.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(body, body + packed)
    files.set(name, method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
