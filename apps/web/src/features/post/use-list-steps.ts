import { pressedKey } from '@guangquan/ui/pressed-key'
import { useEffect, useEffectEvent, useState } from 'react'
import { goTo } from '../../platform/routing/site-history.ts'
import { detailLink } from '../../shared/posts/detail-link.ts'
import { adoptOpenedList, neighboursOf } from '../../shared/lists/opened-list.ts'

export type Neighbours = ReturnType<typeof neighboursOf>

/** The posts beside this one in the list this tab was opened from. */
export function useNeighbours(postId: string): Neighbours {
  const [neighbours, setNeighbours] = useState<Neighbours>({})
  useEffect(() => {
    const read = () => setNeighbours(neighboursOf(postId))
    // The page that opened this tab adds items that it loads later.
    const adopt = () => {
      adoptOpenedList(postId)
      read()
    }
    read()
    addEventListener('storage', adopt)
    return () => removeEventListener('storage', adopt)
  }, [postId])
  return neighbours
}

/** The path of a neighbour. It stays in this tab, which closes instead of going back. */
export function stepLink(item: Parameters<typeof detailLink>[0]): string {
  return detailLink(item).to
}

interface ArrowKeys {
  frame: number
  last: number
  onFrame: (frame: number) => void
  neighbours: Neighbours
}

/** The arrow keys go through the photographs of the post, then to its neighbours. */
export function useArrowKeys({ frame, last, onFrame, neighbours }: ArrowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event)
    const delta = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (delta === 0 || event.defaultPrevented || hasOwnArrows(event)) return
    const requested = frame + delta
    const neighbour = delta === 1 ? neighbours.next : neighbours.previous
    if (requested >= 0 && requested <= last) onFrame(requested)
    else if (neighbour !== undefined) goTo(stepLink(neighbour))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function hasOwnArrows({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return true
  return (
    target.closest(
      'input, textarea, select, video, dialog, [popover], [contenteditable], [role="tablist"], [role="slider"]',
    ) !== null || document.querySelector('dialog[open]') !== null
  )
}
