import { useEffect, type ComponentType } from 'react'
import { emojiCode, type EmojiName } from './emoji-code.ts'
import { createStore, useStore } from '../store.ts'

type Drawing = ComponentType<{ name: EmojiName }>

// Loaded on first use: most texts contain no emoji, and the drawings are larger than the code that shows them.
const drawing = createStore<{ Drawing: Drawing } | null>(null)
let asked = false

/** One emoji at text size. `labelled` when nothing else names it. */
export function EmojiSign({
  name,
  labelled = false,
  className = '',
}: {
  name: EmojiName
  labelled?: boolean
  className?: string
}) {
  const here = useStore(drawing)
  useEffect(loadDrawings, [])
  return (
    <svg
      viewBox="0 0 32 32"
      className={`ui-emoji ${className}`}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? emojiCode(name) : undefined}
      aria-hidden={labelled ? undefined : true}
    >
      {here ? <here.Drawing name={name} /> : null}
    </svg>
  )
}

function loadDrawings(): void {
  if (asked) return
  asked = true
  import('./emoji-drawings.tsx').then(
    ({ EmojiDrawing }) => drawing.set({ Drawing: EmojiDrawing }),
    // The label still names the emoji; the next one retries.
    () => (asked = false),
  )
}
