/** Words, in any case, in place of a name; a number alone is not a name either. */
const words =
  /^(?:n\/?a|nil|nan|none|null|undef(?:ined)?|unknown(?: lens)?|no[- ]?lens|lens|not (?:attached|available|set)|未知(?:镜头|鏡頭)?|不明|无(?:镜头)?|無(?:鏡頭)?|没有镜头|不明なレンズ|レンズなし)$/i
const shortest = 1
const longest = 10_000

/**
 * Whether a text is what cameras and programs write for no lens, or for an unknown one: `----`, `0.0mm f/0.0`, `DT 0mm
 * F0 SAM`, `65535`, `(null)`, 未知镜头.
 */
export function isNoLens(text: string): boolean {
  const written = text.normalize('NFKC').trim()
  // In brackets, or followed by a number of the lens: `(null)`, `Unknown (61182)`.
  const bare = written
    .replace(/\s*[([<{][^)\]>}]{0,40}[)\]>}]$/u, '')
    .replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
  const inside = written.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim()
  if (bare === '' && !/[\p{L}\p{N}]/u.test(inside)) return true
  if ([bare, inside].some((one) => words.test(one) || /^[\d.,\s+-]+$/.test(one))) return true
  // Focal lengths and apertures that no lens has.
  const lengths = [
    ...written.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(?:\s*-\s*(\d+(?:\.\d+)?))?\s*mm/giu),
  ].flatMap(([, from, to]) => [Number(from), Number(to ?? from)])
  if (lengths.length > 0) return lengths.every((length) => length < shortest || length > longest)
  return /^[-0.\s/=]*$/.test(written.replace(/mm|f|1:/giu, ''))
}
