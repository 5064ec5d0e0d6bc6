import { crc32, deflateSync } from 'node:zlib'

/** Bytes of a profile that fit into one segment of a JPEG. */
const maxInSegment = 65_000

/** Attaches a profile to a PNG without changing its values, as a camera or an editor does. */
export function tagPng(png: Buffer, profile: Buffer): Buffer {
  const endOfHeader = 8 + 25
  const named = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)])
}

/** Attaches a small profile to a JPEG without one. */
export function tagJpeg(jpeg: Buffer, profile: Buffer): Buffer {
  if (profile.length > maxInSegment) throw new Error('the profile needs several segments')
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(head.length - 2 + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}
