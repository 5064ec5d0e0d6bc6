import { Modal } from 'antd'
import { TriedText } from './tried-text.tsx'

/** Tries a text on the current list. */
export function TryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title="试一段文字" footer={null} onCancel={onClose} destroyOnHidden>
      <TriedText />
    </Modal>
  )
}
