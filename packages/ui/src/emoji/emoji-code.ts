/** Built-in emoji, in the order of the picker. The server's list of codes is generated from here. */
export const emojiFaces = [
  '微笑',
  '大笑',
  '笑哭',
  '眨眼',
  '喜欢',
  '惊讶',
  '疑惑',
  '流泪',
  '酷',
  '吹口哨',
  '尴尬',
  '吐舌',
  '生气',
  '委屈',
  '晕',
  '平静',
] as const
export const emojiThings = [
  '赞',
  '爱心',
  '鼓掌',
  '握手',
  '相机',
  '光圈',
  '胶卷',
  '太阳',
  '月亮',
  '山',
  '花',
  '咖啡',
  '礼物',
  '庆祝',
  '定位',
  '睡觉',
] as const
export const emojiNames = [...emojiFaces, ...emojiThings] as const
export type EmojiName = (typeof emojiNames)[number]

/** An emoji of the server's list: `code` with brackets, `src` empty for the built-in drawing. */
export type ServerEmoji = { code: string; src: string }

/** The code of an emoji in a text. */
export function emojiCode(name: EmojiName): string {
  return `[${name}]`
}

/** The emoji of a code. */
export function emojiNameOf(code: string): EmojiName | undefined {
  return emojiNames.find((name) => emojiCode(name) === code)
}

/** Splits a text into plain parts and codes; a code is any short text in square brackets. */
export function splitEmoji(text: string): string[] {
  return text.split(/(\[[^[\]\s]{1,12}\])/).filter((piece) => piece !== '')
}

/** Replaces the selection of a text field by a code; `caret` is the new caret position. */
export function insertCode(
  text: string,
  code: string,
  selection: { start: number; end: number },
): { text: string; caret: number } {
  return {
    text: text.slice(0, selection.start) + code + text.slice(selection.end),
    caret: selection.start + code.length,
  }
}
