import { emojiCode, emojiFaces, emojiThings, type EmojiName } from '../../packages/ui/src/emoji/emoji-code.ts'

export const name = 'emoji of the wire'

const output = 'apps/server/src/domains/site/emoji.gen.ts'

/** The server's emoji list, generated from the emoji of packages/ui, which the server may not import. */
export function generate(): Promise<Map<string, string>> {
  const groups: Record<string, readonly EmojiName[]> = { 表情: emojiFaces, 物件: emojiThings }
  const lines = Object.entries(groups).flatMap(([group, names]) =>
    names.map((one) => `  { code: '${emojiCode(one)}', url: '', group: '${group}' },`),
  )
  const text = [
    '// Generated from packages/ui/src/emoji/emoji-code.ts by npm run generate.',
    '',
    '/** The emoji list of the wire. An empty `url` means that the page has a drawing of its own for the code. */',
    'export const emojiList = [',
    ...lines,
    ']',
    '',
  ]
  return Promise.resolve(new Map([[output, text.join('\n')]]))
}
