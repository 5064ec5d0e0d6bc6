import './share-dialog.css'
import { Button, Modal } from '@guangquan/ui'
import { ChatCircleIcon, LinkSimpleIcon } from '@guangquan/ui/icons'
import { useSignedIn } from '../../platform/session/session.ts'
import { cardToSend, type CardToSend } from './card-to-send.ts'
import { copy } from './copy.ts'
import { QrPicture } from '../pictures/qr-picture.tsx'

interface ShareDialogProps {
  /** 分享这个活动 and the like. */
  title: string
  path: string
  card: CardToSend
  onClose: () => void
  onCopy?: () => void
}

/** Shares a page of the site: its QR code, its address, or a card to somebody the member talks with. */
export function ShareDialog({ title, path, card, onClose, onCopy }: ShareDialogProps) {
  const signedIn = useSignedIn()
  const address = new URL(path, location.origin).href
  function send() {
    onClose()
    cardToSend.set(card)
  }
  function copyAddress() {
    onCopy?.()
    void copy(address, '已复制链接')
  }
  return (
    <Modal
      open
      closable
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          {signedIn ? (
            <Button kind="line" icon={<ChatCircleIcon size={18} />} onClick={send}>
              发给影友
            </Button>
          ) : null}
          <Button kind="lit" icon={<LinkSimpleIcon size={18} />} onClick={copyAddress}>
            复制链接
          </Button>
        </>
      }
    >
      <div className="share-dialog">
        <QrPicture text={address} label={card.title} />
        <p>用手机扫一扫，打开「{card.title}」</p>
      </div>
    </Modal>
  )
}
