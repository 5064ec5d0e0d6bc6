import { isMentionSign } from '@guangquan/rules/posts/mention'

/** The mention being typed before the caret: position of its @, and the text after it. */
export interface MentionAt {
  at: number
  keyword: string
}

const openName = /[@＠]([\p{Script=Han}A-Za-z0-9_\-·]{0,24})$/u

/** The mention being typed at the caret; null if none. An @ inside an e-mail address does not count. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const keyword = openName.exec(text.slice(0, caret))?.[1]
  if (keyword === undefined) return null
  const at = caret - keyword.length - 1
  return isMentionSign(text, at) ? { at, keyword } : null
}

/** Replaces the mention being typed with a name and a space. @returns the text and the new caret position */
export function insertMention(
  text: string,
  caret: number,
  { at }: MentionAt,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(caret)
  const put = `@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, at) + put + rest, caret: at + name.length + 2 }
}
