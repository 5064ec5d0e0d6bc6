import { showToast } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { imageMenuAt, type ImageMenu } from '../../shared/image-menu.ts'
import { openReport, viewed } from '../../shared/post-dialogs.ts'
import { isFreeOfRule, isByPointer } from './pointer-rule.ts'

interface Asked {
  menu: ImageMenu
  x: number
  y: number
}

/**
 * The right-click rule: no browser menu on the page and its photographs, but always in fields and in words meant
 * to be taken along, and always for the menu key. A photograph shows 查看大图, 复制链接, 举报 in its place.
 */
export function ImageMenuHost() {
  const [asked, setAsked] = useState<Asked>()
  const list = useRef<HTMLDivElement>(null)

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

  useEffect(() => {
    const element = list.current
    if (asked === undefined || element === null) return
    element.showPopover()
    element.style.left = `${Math.min(asked.x, innerWidth - element.offsetWidth - 8)}px`
    element.style.top = `${Math.min(asked.y, innerHeight - element.offsetHeight - 8)}px`
    element.querySelector<HTMLElement>('button')?.focus()
  }, [asked])

  const { post, frame = 0, link, report } = asked?.menu ?? {}
  return (
    <div
      ref={list}
      popover="auto"
      className="ui-menu"
      role="group"
      aria-label="照片"
      onClick={() => list.current?.hidePopover()}
    >
      {post === undefined ? null : (
        <button type="button" className="ui-menu-item" onClick={() => viewed.set({ publishId: post, frame })}>
          查看大图
        </button>
      )}
      {link === undefined ? null : (
        <button type="button" className="ui-menu-item" onClick={() => void copyLink(link)}>
          复制链接
        </button>
      )}
      {report === undefined ? null : (
        <button
          type="button"
          className="ui-menu-item"
          onClick={() => openReport({ reportType: 1, targetId: report })}
        >
          举报
        </button>
      )}
    </div>
  )
}

// Where the menu is asked for by pressing, the release that follows would count as a click beside it and close it.
function afterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open()
  else addEventListener('pointerup', () => setTimeout(open), { once: true, capture: true })
}

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    showToast('链接已复制')
  } catch {
    showToast('浏览器不允许复制', 'error')
  }
}
