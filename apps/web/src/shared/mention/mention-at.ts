/** The name being written before the caret: where its sign stands, and what of it is there. */
export interface MentionAt {
  at: number
  keyword: string
}

const openName = /(?:^|[^A-Za-z0-9_])@([\p{Script=Han}A-Za-z0-9_\-·]{0,24})$/u

/** The name that is being written at the caret; null where none is. A sign inside a mail address begins none. */
export function mentionAt(text: string, caret: number): MentionAt | null {
  const keyword = openName.exec(text.slice(0, caret))?.[1]
  return keyword === undefined ? null : { at: caret - keyword.length - 1, keyword }
}

/** The text with a name in the place of what was begun, a space behind it, and where the caret then stands. */
export function putName(
  text: string,
  caret: number,
  { at }: MentionAt,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(caret)
  const put = `@${name}${rest.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, at) + put + rest, caret: at + name.length + 2 }
}
