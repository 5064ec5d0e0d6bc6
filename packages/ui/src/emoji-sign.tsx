import { emojiCode, type EmojiName } from './emoji-code.ts'
import { emojiFaces } from './emoji-faces.tsx'
import { emojiObjects } from './emoji-objects.tsx'

/** One drawn sign, as large as the text around it. `labelled` where nothing else says what it is. */
export function EmojiSign({
  name,
  labelled = false,
  className = '',
}: {
  name: EmojiName
  labelled?: boolean
  className?: string
}) {
  const face = emojiFaces[name]
  return (
    <svg
      viewBox="0 0 32 32"
      className={`ui-emoji ${className}`}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? emojiCode(name) : undefined}
      aria-hidden={labelled ? undefined : true}
    >
      {face ? (
        <circle
          cx="16"
          cy="16"
          r="13"
          fill="var(--emoji-skin)"
          stroke="var(--emoji-edge)"
          strokeWidth="1.6"
        />
      ) : null}
      {face ?? emojiObjects[name]}
    </svg>
  )
}
