import { Drawer, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useGuardedClose } from './unsaved.tsx'

interface FormDialogProps {
  open: boolean
  title: ReactNode
  width?: number
  children: ReactNode
  onClose: () => void
  afterClose?: (() => void) | undefined
}

/** A dialog with a form, which asks before it discards unsaved values. */
export function FormDialog({ open, title, width = 520, children, onClose, afterClose }: FormDialogProps) {
  const { close, wrap } = useGuardedClose(onClose)
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      width={width}
      onCancel={() => void close()}
      afterClose={afterClose}
      destroyOnHidden
    >
      {wrap(children)}
    </Modal>
  )
}

/** As `FormDialog`, at the side of the page. */
export function FormDrawer({ open, title, width = 420, children, onClose, afterClose }: FormDialogProps) {
  const { close, wrap } = useGuardedClose(onClose)
  return (
    <Drawer
      open={open}
      title={title}
      size={width}
      onClose={() => void close()}
      afterOpenChange={(isOpen) => isOpen || afterClose?.()}
      destroyOnHidden
    >
      {wrap(children)}
    </Drawer>
  )
}
