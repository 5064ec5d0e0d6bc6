import { useEffect, useState } from 'react'
import { imageMenuAt } from '../../shared/pictures/image-menu.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import type { ImageMenuRequest } from './image-menu-list.tsx'
import { isByPointer, isFreeOfRule } from './pointer-rule.ts'

const ImageMenuList = lazyPart(
  () => import('./image-menu-list.tsx'),
  (script) => script.ImageMenuList,
)

/**
 * Right-click rule: no browser menu on the page and its photographs, except in fields, in text meant to be copied and
 * when opened with the menu key. Photographs show their own menu instead.
 */
export function ImageMenuHost() {
  const [request, setRequest] = useState<ImageMenuRequest>()

  useEffect(() => {
    const onContextMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isByPointer(event) || isFreeOfRule(event.target)) return
      event.preventDefault()
      const menu = imageMenuAt(event.target)
      if (menu === undefined) return
      const request = { menu, target: event.target, x: event.clientX, y: event.clientY }
      afterRelease(event, () => setRequest(request))
    }
    document.addEventListener('contextmenu', onContextMenu)
    return () => document.removeEventListener('contextmenu', onContextMenu)
  }, [])

  return (
    <ImageMenuList
      requested={request !== undefined}
      request={request}
      onFailure={() => setRequest(undefined)}
    />
  )
}

// When the menu opens on press, the following release would count as a click outside and close it.
function afterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open()
  else addEventListener('pointerup', () => setTimeout(open), { once: true, capture: true })
}
