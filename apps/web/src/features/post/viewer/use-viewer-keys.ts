import { pressedKey } from '@guangquan/ui/pressed-key'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Zoom } from './use-zoom.ts'
import type { ViewerAction } from './viewer-bar.tsx'
import { actionOf, isWriting, panKeys } from './viewer-keys.ts'

interface ViewerKeysOptions {
  zoom: Zoom
  isList: boolean
  /** Whether the viewer has the tool of an action. */
  offers: (action: ViewerAction) => boolean
  act: (action: ViewerAction) => void
}

/** Tools by their keys; arrows move a photograph that is larger than its stage. */
export function useViewerKeys({ zoom, isList, offers, act }: ViewerKeysOptions) {
  useKeys((event) => {
    const pan = panKeys[pressedKey(event)]
    if (pan !== undefined && zoom.zoomed && !isWriting(event.target)) {
      event.preventDefault()
      zoom.pan(...pan)
      return
    }
    const action = actionOf(event, zoom.zoomed, isList)
    if (action === undefined || !offers(action)) return
    event.preventDefault()
    act(action)
  })
}

function useKeys(onKey: (event: KeyboardEvent) => void) {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  // With the first frame: a key pressed as soon as the viewer is seen is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
