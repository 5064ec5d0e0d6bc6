import '../news-list.css'
import { newsTypeNames, newsTypes } from '@guangquan/contract/news/news.words'
import { newsOf, newsVideoTypes, readNewsFilter, type NewsFilter } from '@guangquan/routes/first/news'
import { Chip, ChipRow, EmptyState, Later, LinkButton, Skeleton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { NewsRow } from '../components/news-row.tsx'

/** 官方资讯: news of the brand, newest first. The filter is part of the address. */
export default function NewsListPage() {
  const [search] = useSearchParams()
  const filter = readNewsFilter(search)
  const { type, videoType } = filter
  return (
    <div className="page news-list">
      <header className="news-list-head">
        <h1 className="max-md:sr-only">官方资讯</h1>
        <Tabs
          label="类型"
          current={type?.toString() ?? 'all'}
          items={[
            { id: 'all', label: '全部', href: brandPaths.newsOf() },
            ...Object.values(newsTypes).map((one) => ({
              id: String(one),
              label: newsTypeNames[one],
              href: brandPaths.newsOf(one),
            })),
          ]}
        />
      </header>
      {type === newsTypes.video ? <VideoTypes chosen={videoType} /> : null}
      <InfiniteList
        key={`${type} ${videoType}`}
        options={queries.pages(...newsOf(filter))}
        skeleton={<RowsSkeleton />}
        empty={<NoNews filter={filter} />}
      >
        {(items) => (
          <ul className="news-rows">
            {items.map((news, place) => (
              <li key={news.id}>
                <NewsRow news={news} large={place === 0 && news.coverUrl !== null} eager={place < 3} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}

function VideoTypes({ chosen }: { chosen: number | undefined }) {
  const choices = useQuery(queries.one(...newsVideoTypes()))
  return (
    <ChipRow label="视频类型" scroll className="mt-4">
      <Chip href={brandPaths.newsOf(newsTypes.video)} chosen={chosen === undefined}>
        全部
      </Chip>
      {choices.data?.map(({ value, name }) => (
        <Chip key={value} href={brandPaths.newsOf(newsTypes.video, value)} chosen={chosen === value}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}

function NoNews({ filter: { type } }: { filter: NewsFilter }) {
  if (type === undefined) return <EmptyState title="还没有资讯" />
  return (
    <EmptyState
      title={`还没有这样的${newsTypeNames[type]}`}
      action={
        <LinkButton kind="line" href={brandPaths.newsOf()}>
          看全部资讯
        </LinkButton>
      }
    />
  )
}

function RowsSkeleton() {
  return (
    <Later>
      <div className="news-rows">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="news-row">
            <Skeleton width="80px" height="20px" className="news-row-facts" />
            <div className="news-row-words">
              <Skeleton width="70%" height="24px" />
              <Skeleton width="90%" height="14px" className="mt-3" />
            </div>
            <Skeleton ratio={16 / 9} className="news-row-cover" />
          </div>
        ))}
      </div>
    </Later>
  )
}
