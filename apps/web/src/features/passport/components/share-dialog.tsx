import type { Passport } from '@guangquan/contract'
import { Button, LinkButton, Modal } from '@guangquan/ui'
import { LinkSimpleIcon } from '@guangquan/ui/icons'
import { paths } from '../../../platform/paths.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'

/** The public page of a passport as a QR code and a link. */
export function ShareDialog({ passport, onClose }: { passport: Passport; onClose: () => void }) {
  const path = paths.passport(passport.code)
  const address = new URL(path, location.origin).href
  return (
    <Modal
      open
      onClose={onClose}
      title="公开护照"
      closable
      footer={
        <>
          <LinkButton kind="line" href={path}>
            打开页面
          </LinkButton>
          <Button
            kind="lit"
            icon={<LinkSimpleIcon size={18} />}
            onClick={() => void copy(address, '已复制链接')}
          >
            复制链接
          </Button>
        </>
      }
    >
      <div className="passport-share">
        <QrPicture text={address} label={`${passport.productName} 的公开护照`} />
        <p>
          有这个码的人看得到型号、等级、保修和保养日期，编号只显示后三位「
          <b className="ui-print">{passport.serialEnd}</b>」，看不到凭证、价格和你的备注。
        </p>
      </div>
    </Modal>
  )
}
