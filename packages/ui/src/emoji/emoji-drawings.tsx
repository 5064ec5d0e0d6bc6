import { emojiFaces } from './emoji-faces.tsx'
import { emojiObjects } from './emoji-objects.tsx'
import type { EmojiName } from './emoji-code.ts'

/** The drawing of an emoji: a face or an object. */
export function EmojiDrawing({ name }: { name: EmojiName }) {
  const face = emojiFaces[name]
  if (!face) return emojiObjects[name]
  return (
    <>
      <circle cx="16" cy="16" r="13" fill="var(--emoji-skin)" stroke="var(--emoji-edge)" strokeWidth="1.6" />
      {face}
    </>
  )
}
