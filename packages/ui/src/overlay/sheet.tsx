import { useId, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { XIcon } from '../icons/x.gen.ts'
import { ToastHost } from './toast.tsx'
import { useDialog } from './use-dialog.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Fixed at the lower edge while the rest scrolls: a write box. */
  footer?: ReactNode
  /** Keeps its height when its content changes. */
  tall?: boolean
  children?: ReactNode
}

/** A sheet from the lower edge of the screen. */
export function Sheet({ open, onClose, title, footer, tall = false, children }: SheetProps) {
  const titleId = useId()
  const dialog = useDialog(open, onClose)
  return (
    <dialog
      {...dialog}
      className="ui-dialog ui-sheet"
      data-height={tall ? 'tall' : undefined}
      aria-labelledby={titleId}
    >
      {open ? (
        <>
          <span className="ui-sheet-grip" aria-hidden />
          <div className="ui-dialog-head">
            <h2 id={titleId} className="ui-title text-h4">
              {title}
            </h2>
            <IconButton className="ui-dialog-close" label="关闭" icon={<XIcon />} onClick={onClose} />
          </div>
          <div className="ui-dialog-body" tabIndex={0}>
            {children}
          </div>
          {footer ? <div className="ui-dialog-foot">{footer}</div> : null}
          <ToastHost />
        </>
      ) : null}
    </dialog>
  )
}
