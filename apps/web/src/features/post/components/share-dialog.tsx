import type { PublishCard } from '@guangquan/contract'
import { Button, IrisLoader, Modal, showToast } from '@guangquan/ui'
import { ChatCircleIcon, CopyIcon, DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { boot } from '../../../platform/boot.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { cardToSend } from '../../../shared/posts/card-to-send.ts'
import { titleOfPost } from '../../../shared/posts/title-of-post.ts'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import { drawPoster } from '../poster.ts'
import { countShare, shareAddress } from '../share.ts'

/** Shares a post: its address, or a poster with the photograph, exposure, author and a QR code. */
export function ShareDialog({ post, onClose }: { post: PublishCard; onClose: () => void }) {
  const address = shareAddress(post)
  const signedIn = useSignedIn()
  const poster = useQuery({
    queryKey: ['poster', post.id],
    queryFn: () => drawPoster(post, address),
    gcTime: 0,
  })
  const posterUrl = useObjectUrl(poster.data ?? null)

  function sendToMember() {
    onClose()
    cardToSend.set({ kind: 'post', id: post.id, title: titleOfPost(post) })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      showToast('浏览器不允许复制，请长按链接', 'error')
      return
    }
    showToast('已复制链接')
    await countShare(post.id, 'link')
  }

  return (
    <Modal open closable onClose={onClose} title="分享这幅作品" size="small">
      <div className="flex items-center gap-3">
        <output
          className="min-w-0 flex-1 truncate rounded-control bg-sunk px-3 py-3 text-small"
          data-selectable
        >
          {address}
        </output>
        <Button kind="line" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          复制链接
        </Button>
      </div>
      {signedIn ? (
        <Button kind="line" className="mt-3" icon={<ChatCircleIcon size={18} />} onClick={sendToMember}>
          发给影友
        </Button>
      ) : null}
      <div className="mt-5 grid min-h-80 place-items-center rounded-photo bg-sunk p-4">
        {posterUrl !== undefined ? (
          <img
            src={posterUrl}
            alt={`分享海报，含二维码，扫码打开 ${address}`}
            className="max-h-[52svh] w-auto"
          />
        ) : poster.isError ? (
          <Button kind="line" onClick={() => void poster.refetch()}>
            海报没有画好，重试
          </Button>
        ) : (
          <IrisLoader label="正在画海报" />
        )}
      </div>
      <p className="mt-3 text-small text-ink-3">在微信里长按海报可以转发，朋友扫码就能看到原作。</p>
      {posterUrl === undefined ? null : (
        <a
          className="ui-button mt-4"
          data-kind="ink"
          data-block
          href={posterUrl}
          download={`${boot.settings.communityName}-${post.authorNickName}.png`}
          onClick={() => void countShare(post.id, 'poster')}
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
