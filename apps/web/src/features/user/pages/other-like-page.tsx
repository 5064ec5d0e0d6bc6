import { EmptyState, LinkButton, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { PhotoWall } from '../../photo/index.ts'
import { OtherPage } from '../components/other-page.tsx'

/** TA赞过的; closed where they keep it to themselves. */
export default function OtherLikePage() {
  return (
    <OtherPage what="赞过的" own={paths.likes('given')}>
      {({ userId, opens }) =>
        opens.like ? (
          <div className="mt-5">
            <InfiniteList
              options={queries.pages(api.UserLike.GetUserLikeList, { userId })}
              skeleton={<WallSkeleton />}
              empty={<EmptyState help="TA还没有赞过照片" />}
            >
              {(tiles, { isLast }) => <PhotoWall tiles={tiles} isLast={isLast} />}
            </InfiniteList>
          </div>
        ) : (
          <EmptyState
            title="对方设置了仅自己可见"
            help="TA赞过的照片只有自己能看到"
            action={
              <LinkButton kind="line" href={paths.other(userId)}>
                回TA的主页
              </LinkButton>
            }
          />
        )
      }
    </OtherPage>
  )
}
