import { ImagesIcon } from '@guangquan/ui/icons'
import { useEffect, useRef } from 'react'

interface EmptyTrayProps {
  maxMB: number
  /** Files are dragged over the window. */
  dropping: boolean
  onChoose: (byKeyboard: boolean) => void
}

/**
 * The whole area in which the photographs will be, as one button. It has the focus when the page opens, unless the
 * author began elsewhere.
 */
export function EmptyTray({ maxMB, dropping, onChoose }: EmptyTrayProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('#main, #main h1') === true)
      button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="empty-tray"
      data-dropping={dropping || undefined}
      // Clicks made by a key have no count.
      onClick={(event) => onChoose(event.detail === 0)}
    >
      <ImagesIcon size={44} />
      <span className="empty-tray-title">{dropping ? '松手就加入' : '添加照片'}</span>
      <span>拖到这里，或点一下选择</span>
      <span className="text-small text-ink-3">
        JPEG、PNG、WebP、AVIF、HEIC，每张最大 {maxMB} MB，短边至少 600 像素
      </span>
    </button>
  )
}
