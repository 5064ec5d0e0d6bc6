import { useId, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { XIcon } from '../icons/x.gen.ts'
import { ToastHost } from './toast.tsx'
import { useDialog } from './use-dialog.ts'

type ModalProps = {
  open: boolean
  /** Esc, the close button, or a press on the backdrop. */
  onClose: () => void
  title: ReactNode
  /** Buttons at the right: the secondary one first. */
  footer?: ReactNode
  /** 400; 640 with scrolling (terms); 860. */
  size?: 'small' | 'tall' | 'wide'
  /** Shows a close button beside the title. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** A modal dialog; at the bottom on phones. */
export function Modal({
  open,
  onClose,
  title,
  footer,
  size = 'small',
  closable,
  role,
  children,
}: ModalProps) {
  const titleId = useId()
  const dialog = useDialog(open, onClose, role === 'alertdialog')
  return (
    <dialog {...dialog} className="ui-dialog" data-size={size} role={role} aria-labelledby={titleId}>
      {open ? (
        <>
          <div className="ui-dialog-head">
            <h2 id={titleId} className="ui-dialog-title">
              {title}
            </h2>
            {closable ? (
              <IconButton className="ui-dialog-close" label="关闭" icon={<XIcon />} onClick={onClose} />
            ) : null}
          </div>
          <div className="ui-dialog-body" tabIndex={size === 'tall' ? 0 : undefined}>
            {children}
          </div>
          {footer ? <div className="ui-dialog-foot">{footer}</div> : null}
          <ToastHost />
        </>
      ) : null}
    </dialog>
  )
}
