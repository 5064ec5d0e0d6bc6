import { useEffect, type ComponentType } from 'react'
import { emojiCode, type EmojiName } from './emoji-code.ts'
import { createStore, useStore } from './store.ts'

type Drawing = ComponentType<{ name: EmojiName }>

// Fetched once a sign is wanted: most texts hold none, and the drawings are larger than all that shows them.
const drawing = createStore<{ Drawing: Drawing } | null>(null)
let asked = false

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
  const here = useStore(drawing)
  useEffect(askForDrawings, [])
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

function askForDrawings(): void {
  if (asked) return
  asked = true
  import('./emoji-drawings.tsx').then(
    ({ EmojiDrawing }) => drawing.set({ Drawing: EmojiDrawing }),
    // The label still says which sign it is; the next one asks again.
    () => (asked = false),
  )
}
