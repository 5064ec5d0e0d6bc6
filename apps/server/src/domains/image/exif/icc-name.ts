import { decodeText } from './decode-text.ts'

/** The name in a colour profile, such as `Adobe RGB (1998)`. Null when it cannot be read. */
export function iccName(profile: Buffer): string | null {
  if (profile.length < 132) return null
  const count = Math.min(profile.readUInt32BE(128), 64)
  for (let at = 132; at < 132 + count * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue
    const start = profile.readUInt32BE(at + 4)
    const end = start + profile.readUInt32BE(at + 8)
    if (end > profile.length || end - start < 28) return null
    return textOf(profile.subarray(start, end))
  }
  return null
}

// Version 2 profiles have ASCII with a length, version 4 a table of UTF-16 texts, of which the first is used.
function textOf(tag: Buffer): string | null {
  const kind = tag.toString('latin1', 0, 4)
  if (kind === 'desc') return decodeText(tag.subarray(12, 12 + Math.min(tag.readUInt32BE(8), 200)))
  if (kind !== 'mluc') return null
  const length = Math.min(tag.readUInt32BE(20), 400) & ~1
  const start = tag.readUInt32BE(24)
  if (start + length > tag.length) return null
  const text = Buffer.from(tag.subarray(start, start + length))
    .swap16()
    .toString('utf16le')
  return text.split('\0')[0] ?? null
}
