import { dropUnseen } from '../text/text-length.ts'

// Characters around and between topics as people type them: #夜景#, ＃夜景, 夜景、长曝光，海边.
const betweenTags = /[\s#＃﹟,，﹐、､;；]+/u

/** A topic: 1–20 letters, digits or _ of any script. */
export const tagPattern = /^[\p{L}\p{N}_]{1,20}$/u

/** The topics in a text, as posts store them, without duplicates: a single typed one, or a pasted list. */
export function tagsIn(text: string): string[] {
  const names = dropUnseen(text).normalize('NFC').split(betweenTags)
  return [...new Set(names.filter((name) => name !== ''))]
}

/** The only topic in a text; the text itself if there is none, or if there are several. */
export function tagIn(text: string): string {
  const [name, second] = tagsIn(text)
  return name === undefined || second !== undefined ? text : name
}
