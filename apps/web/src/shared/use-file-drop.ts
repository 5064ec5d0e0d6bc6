import { useEffect, useRef, useState, type DragEvent } from 'react'

/** Of an element that files may be dropped on: spread over it. `data-dropping` while files hang above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [dropping, setDropping] = useState(false)
  return {
    'data-dropping': dropping || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}

/**
 * Takes files dropped anywhere in the window, but for elements that take them themselves: left alone, the browser
 * would open the file in place of the page. Without `onFiles` they are dropped in vain.
 * @returns whether files hang above the window
 */
export function useWindowDrop(onFiles?: (files: File[]) => void): boolean {
  const [dropping, setDropping] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  const takes = onFiles !== undefined
  useEffect(() => {
    const watch = new AbortController()
    const onDragOver = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setDropping(true)
    }
    // Leaving one element for another tells where it goes; leaving the window does not.
    const onDragLeave = (event: globalThis.DragEvent) => {
      if (event.relatedTarget === null) setDropping(false)
    }
    const onDrop = (event: globalThis.DragEvent) => {
      setDropping(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      take.current?.(files)
    }
    // Whoever takes files hears of them before whoever only keeps them from being opened.
    const place: GlobalEventHandlers & EventTarget = takes ? document : window
    place.addEventListener('dragover', onDragOver, watch)
    place.addEventListener('dragleave', onDragLeave, watch)
    place.addEventListener('drop', onDrop, watch)
    return () => watch.abort()
  }, [takes])
  return dropping
}
