import type { UserHome } from '@guangquan/contract'
import { photosOf } from '@guangquan/routes/first/person'
import { Button, IrisLoader } from '@guangquan/ui'
import { CopyIcon, DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { drawQrCard } from '../qr-card.ts'

/** The member's card as a picture, to save or to have scanned. */
export function QrCardView({ home }: { home: UserHome }) {
  const { userId, nickName } = home
  const address = new URL(paths.other(userId), location.origin).href
  const wall = useInfiniteQuery(queries.pages(...photosOf(userId)))
  const newest = wall.data?.pages[0]?.items[0]?.picture.url1080 ?? null
  // Today's code: shops read it from the shown card. A saved card goes to others and only contains the address.
  const identity = useQuery({ ...queries.one(api.UserInfo.GetCard, {}), staleTime: 0 })
  const shownAddress = identity.data === undefined ? address : `${address}#${identity.data.text}`
  const card = useQuery({
    queryKey: ['qr-card', home, newest, shownAddress],
    queryFn: async () => {
      const drawn = (of: string) =>
        drawQrCard({
          ...home,
          portraitUrl: home.headPicUrl,
          coverUrl: home.backgroundUrl ?? newest,
          address: of,
          communityName: boot.settings.communityName,
        })
      const [shown, saved] = await Promise.all([drawn(shownAddress), drawn(address)])
      return { shown, saved }
    },
    enabled: !wall.isPending && !identity.isPending,
    staleTime: Infinity,
    gcTime: 0,
  })
  const url = useObjectUrl(card.data?.shown ?? null)
  const savedUrl = useObjectUrl(card.data?.saved ?? null)

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
        {savedUrl === undefined ? (
          <Button kind="lit" disabled icon={<DownloadSimpleIcon size={18} />}>
            保存图片
          </Button>
        ) : (
          <a
            className="ui-button"
            data-kind="lit"
            data-size="medium"
            href={savedUrl}
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
        <p className="qr-card-hint">
          {identity.isError
            ? '门店身份码没有读到，请刷新后再给店员扫。'
            : '到店时请店员扫这张名片，给你的器材登记保养。身份码每天更换，保存的图片里没有。'}
        </p>
      </div>
    </div>
  )
}
