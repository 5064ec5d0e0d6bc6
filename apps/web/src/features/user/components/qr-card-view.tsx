import type { UserHome } from '@guangquan/contract'
import { levelsOpen } from '@guangquan/routes/closed-paths.gen'
import { Button, IrisLoader } from '@guangquan/ui'
import { CopyIcon, DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { copy } from '../../../shared/copy.ts'
import { drawQrCard } from '../qr-card.ts'

/** The member's card as a picture, to save or to have scanned. */
export function QrCardView({ home }: { home: UserHome }) {
  const { userId, nickName } = home
  const address = new URL(paths.other(userId), location.origin).href
  const wall = useInfiniteQuery(queries.pages(api.Picture.GetUserPublishList, { userId }))
  const newest = wall.data?.pages[0]?.items[0]?.picture.url1080 ?? null
  const card = useQuery({
    queryKey: ['qr-card', home, newest],
    queryFn: () =>
      drawQrCard({
        ...home,
        level: levelsOpen ? home.level : null,
        portraitUrl: home.headPicUrl,
        coverUrl: home.backgroundUrl ?? newest,
        address,
        communityName: boot.settings.communityName,
      }),
    enabled: !wall.isPending,
    staleTime: Infinity,
    gcTime: 0,
  })
  const url = useObjectUrl(card.data ?? null)

  return (
    <div className="qr-card">
      <div className="qr-card-picture">
        {url !== undefined ? (
          <img src={url} alt={`${nickName} 的二维码名片，扫码打开 ${address}`} />
        ) : card.isError ? (
          <Button kind="line" busy={card.isFetching} onClick={() => void card.refetch()}>
            名片没有画好，重试
          </Button>
        ) : (
          <IrisLoader label="正在画名片" />
        )}
      </div>
      <div className="qr-card-actions">
        {url === undefined ? (
          <Button kind="lit" disabled icon={<DownloadSimpleIcon size={18} />}>
            保存图片
          </Button>
        ) : (
          <a
            className="ui-button"
            data-kind="lit"
            data-size="medium"
            href={url}
            download={`${boot.settings.communityName}-${nickName}.png`}
          >
            <span className="ui-button-face">
              <DownloadSimpleIcon size={18} />
              保存图片
            </span>
          </a>
        )}
        <Button kind="line" icon={<CopyIcon size={18} />} onClick={() => void copy(address, '已复制链接')}>
          复制主页链接
        </Button>
      </div>
    </div>
  )
}
