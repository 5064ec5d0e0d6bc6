import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** Text cut after six lines, with 展开 if there is more. */
export function FoldedText({ children, className = '' }: { children: ReactNode; className?: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (element !== null && !open) setLong(element.scrollHeight > element.clientHeight + 4)
  }, [children, open])
  return (
    <div className={className}>
      <p
        ref={text}
        data-selectable
        className={`max-w-[44em] whitespace-pre-line ${open ? '' : 'line-clamp-6'}`}
      >
        {children}
      </p>
      {long ? (
        <button type="button" className="text-accent-text hover:underline" onClick={() => setOpen(!open)}>
          {open ? '收起' : '展开'}
        </button>
      ) : null}
    </div>
  )
}
