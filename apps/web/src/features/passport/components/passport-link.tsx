import { Button } from '@guangquan/ui'
import { LinkSimpleIcon } from '@guangquan/ui/icons'
import { paths } from '../../../platform/paths.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'
import { useHydrated } from '../../../shared/page/use-hydrated.ts'

/** The address of a public passport as a QR code and a link, to check it on another device. */
export function PassportLink({ code, name }: { code: string; name: string }) {
  // The server does not know the host name of the page.
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const address = new URL(paths.passport(code), location.origin).href
  return (
    <section className="own-panel passport-link" aria-label="分享这本护照">
      <QrPicture text={address} label={`${name} 的公开护照`} />
      <div>
        <p className="text-small text-ink-3">扫码在手机上核对</p>
        <p className="ui-print passport-link-code">{code}</p>
        <Button
          kind="line"
          size="small"
          icon={<LinkSimpleIcon size={18} />}
          onClick={() => void copy(address, '已复制链接')}
        >
          复制链接
        </Button>
      </div>
    </section>
  )
}
