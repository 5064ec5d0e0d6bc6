import { useEffect, useRef, useState, type DragEvent } from 'react'

/** Props of an element that accepts dropped files. `data-dropping` is set while files are dragged over it. */
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
 * Handles files dropped anywhere in the window, except on elements that accept them: otherwise the browser would open
 * the file in place of the page. Without `onFiles` they are ignored.
 * @returns whether files are dragged over the window
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
    // `relatedTarget` is null only when the pointer leaves the window.
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
    // Handlers that accept files are on the document, and so run before those on the window that only prevent opening.
    const place: GlobalEventHandlers & EventTarget = takes ? document : window
    place.addEventListener('dragover', onDragOver, watch)
    place.addEventListener('dragleave', onDragLeave, watch)
    place.addEventListener('drop', onDrop, watch)
    return () => watch.abort()
  }, [takes])
  return dropping
}
