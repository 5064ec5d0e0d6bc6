import type { MedalDetail } from '@guangquan/contract'
import { Button, IrisLoader, Modal } from '@guangquan/ui'
import { DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { boot } from '../../../platform/boot.ts'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import { drawMedalPoster } from '../medal-poster.ts'

interface MedalPosterDialogProps {
  medal: MedalDetail
  nickName: string
  /** The URL of the QR code on the poster. */
  address: string
  onClose: () => void
}

/** A poster of a medal that the member won, to share. */
export function MedalPosterDialog({ medal, nickName, address, onClose }: MedalPosterDialogProps) {
  const poster = useQuery({
    queryKey: ['medal-poster', medal.id, medal.tier],
    queryFn: () => drawMedalPoster(medal, { nickName, address }),
    gcTime: 0,
  })
  const url = useObjectUrl(poster.data ?? null)
  return (
    <Modal open closable onClose={onClose} title="分享这枚勋章" size="small">
      <div className="grid min-h-80 place-items-center rounded-photo bg-sunk p-4">
        {url !== undefined ? (
          <img src={url} alt={`分享海报，含二维码，扫码打开 ${address}`} className="max-h-[56svh] w-auto" />
        ) : poster.isError ? (
          <Button kind="line" onClick={() => void poster.refetch()}>
            海报没有画好，重试
          </Button>
        ) : (
          <IrisLoader label="正在画海报" />
        )}
      </div>
      <p className="mt-3 text-small text-ink-3">在微信里长按海报可以转发，朋友扫码就能看到这枚勋章。</p>
      {url === undefined ? null : (
        <a
          className="ui-button mt-4"
          data-kind="ink"
          data-block
          href={url}
          download={`${boot.settings.communityName}-${medal.name}.png`}
        >
          <span className="ui-button-face">
            <DownloadSimpleIcon size={18} />
            保存海报
          </span>
        </a>
      )}
    </Modal>
  )
}
