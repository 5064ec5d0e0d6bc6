import { pressedKey } from '@guangquan/ui/pressed-key'
import { Button, Flex } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import './print-sheet.css'

interface PrintSheetProps {
  label: string
  /** False while the content is still loading. */
  isReady: boolean
  onClose: () => void
  children: ReactNode
}

/** A page over the console that is printed alone, or saved as PDF by the browser. */
export function PrintSheet({ label, isReady, onClose, children }: PrintSheetProps) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onClose()
    }
    globalThis.addEventListener('keydown', close)
    return () => globalThis.removeEventListener('keydown', close)
  }, [onClose])
  return createPortal(
    <div className="print-sheet" role="dialog" aria-modal="true" aria-label={label}>
      <Flex gap={8} justify="end" className="print-sheet-acts">
        <Button onClick={onClose}>关闭</Button>
        <Button type="primary" autoFocus disabled={!isReady} onClick={() => globalThis.print()}>
          打印或存为 PDF
        </Button>
      </Flex>
      {children}
    </div>,
    document.body,
  )
}
