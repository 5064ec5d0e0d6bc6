import { circlesNamed } from '@guangquan/routes/first/circle'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { CirclesSkeleton, JoinableCircles } from '../../circle/index.ts'

/** Circles whose name or introduction contains the word. */
export function SearchCircles({ keyword }: { keyword: string }) {
  return (
    <InfiniteList
      key={keyword}
      options={queries.pages(...circlesNamed(keyword))}
      skeleton={<CirclesSkeleton />}
      empty={
        <EmptyState
          title="没有这样的圈子"
          help="换一个词试试"
          action={
            <LinkButton kind="ink" href={paths.circles()}>
              去看看摄影圈
            </LinkButton>
          }
        />
      }
    >
      {(circles) => <JoinableCircles circles={circles} />}
    </InfiniteList>
  )
}
