import { thumbHashToDataURL } from 'thumbhash'

/** The blurred placeholder of a photograph as a data URL; undefined when the text is not a thumbhash. */
export function blurUrl(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    return bytes.length < 5 ? undefined : thumbHashToDataURL(bytes)
  } catch {
    return undefined
  }
}
