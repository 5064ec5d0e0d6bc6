import { emojiFaces } from './emoji-faces.tsx'
import { emojiObjects } from './emoji-objects.tsx'
import type { EmojiName } from './emoji-code.ts'

/** The drawing of a sign: a face, which has its round, or a thing. */
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
