import { dropUnseen } from '../text/text-length.ts'

// What stands around and between topics where people write them: #夜景#, ＃夜景, 夜景、长曝光，海边.
const betweenTags = /[\s#＃﹟,，﹐、､;；]+/u

/** A topic: 1–20 letters, digits or _ of any script. */
export const tagPattern = /^[\p{L}\p{N}_]{1,20}$/u

/** The topics that a text names, as posts store them, each once: one as it is typed, or a pasted list. */
export function tagsIn(text: string): string[] {
  const names = dropUnseen(text).normalize('NFC').split(betweenTags)
  return [...new Set(names.filter((name) => name !== ''))]
}

/** The only topic that a text names; the text itself where there is none or several. */
export function tagIn(text: string): string {
  const [name, second] = tagsIn(text)
  return name === undefined || second !== undefined ? text : name
}
