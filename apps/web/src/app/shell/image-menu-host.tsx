import { useEffect, useState } from 'react'
import { imageMenuAt } from '../../shared/image-menu.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import type { AskedImageMenu } from './image-menu-list.tsx'
import { isByPointer, isFreeOfRule } from './pointer-rule.ts'

const ImageMenuList = lazyPart(
  () => import('./image-menu-list.tsx'),
  (script) => script.ImageMenuList,
)

/**
 * The right-click rule: no browser menu on the page and its photographs, but always in fields and in words meant
 * to be taken along, and always for the menu key. A photograph shows a menu of its own in its place.
 */
export function ImageMenuHost() {
  const [asked, setAsked] = useState<AskedImageMenu>()

  useEffect(() => {
    const onContextMenu = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isByPointer(event) || isFreeOfRule(event.target)) return
      event.preventDefault()
      const menu = imageMenuAt(event.target)
      if (menu === undefined) return
      const asked = { menu, x: event.clientX, y: event.clientY }
      afterRelease(event, () => setAsked(asked))
    }
    document.addEventListener('contextmenu', onContextMenu)
    return () => document.removeEventListener('contextmenu', onContextMenu)
  }, [])

  return <ImageMenuList wanted={asked !== undefined} asked={asked} onFailure={() => setAsked(undefined)} />
}

// Where the menu is asked for by pressing, the release that follows would count as a click beside it and close it.
function afterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open()
  else addEventListener('pointerup', () => setTimeout(open), { once: true, capture: true })
}
