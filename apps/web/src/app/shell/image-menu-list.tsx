import { showToast } from '@guangquan/ui'
import { useEffect, useRef } from 'react'
import type { ImageMenu } from '../../shared/pictures/image-menu.ts'
import { lookInList } from '../../shared/page/look-event.ts'
import { openReport, viewerContent } from '../../shared/posts/post-dialogs.ts'

/** A photograph's menu, and the element and position, in the window, at which it was requested. */
export interface ImageMenuRequest {
  menu: ImageMenu
  target: Element
  x: number
  y: number
}

/** 查看大图, 复制链接, 举报 at the pointer. Opens with each new object. */
export function ImageMenuList({ request }: { request: ImageMenuRequest | undefined }) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    if (request === undefined || element === null) return
    element.showPopover()
    element.style.left = `${Math.min(request.x, innerWidth - element.offsetWidth - 8)}px`
    element.style.top = `${Math.min(request.y, innerHeight - element.offsetHeight - 8)}px`
    element.querySelector<HTMLElement>('button')?.focus()
  }, [request])

  const { post, frame = 0, link, report } = request?.menu ?? {}
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
        <button
          type="button"
          className="ui-menu-item"
          onClick={() => {
            if (request === undefined || !lookInList(request.target))
              viewerContent.set({ publishId: post, frame })
          }}
        >
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

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    showToast('链接已复制')
  } catch {
    showToast('浏览器不允许复制', 'error')
  }
}
