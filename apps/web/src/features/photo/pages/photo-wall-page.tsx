import { useQuery } from '@tanstack/react-query'
import { gearOptions, photoTopics, readWallFilter, wallOf } from '@guangquan/routes/first/photo-wall'
import { Chip, ChipRow, EmptyState, LinkButton, WallSkeleton } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { VirtualWall } from '../components/virtual-wall.tsx'
import { WallMenus } from '../components/wall-menus.tsx'
import { changeWallFilter } from '../wall-filter.ts'

/** 照片: all public photographs, by topic, camera, lens and order. The filter is part of the address. */
export default function PhotoWallPage() {
  const [search] = useSearchParams()
  const input = readWallFilter(search)
  const topics = useQuery(queries.one(...photoTopics()))
  const gear = useQuery(queries.one(...gearOptions()))
  const isFiltered = [...search.keys()].some((key) => key !== 'sort')

  return (
    <div className="page pt-8 md:pt-10">
      <header className="flex items-end justify-between gap-4">
        <h1 className="text-h2 font-semibold">照片</h1>
        {gear.data === undefined || gear.data.todayCount === 0 ? null : (
          <p className="text-small text-ink-3">
            今天新挂上 <b className="ui-print text-ink">{gear.data.todayCount}</b> 幅
          </p>
        )}
      </header>
      <div className="mt-5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ChipRow label="主题" scroll className="wall-topics min-w-0 grow basis-full lg:basis-0">
          <Chip
            href={paths.photoWall(changeWallFilter(search, { topicId: null }))}
            chosen={input.topicId === undefined}
          >
            全部
          </Chip>
          {topics.data?.map((topic) => (
            <Chip
              key={topic.id}
              href={paths.photoWall(changeWallFilter(search, { topicId: topic.id }))}
              chosen={input.topicId === topic.id}
            >
              {topic.name}
            </Chip>
          ))}
        </ChipRow>
        <WallMenus search={search} input={input} gear={gear.data} />
      </div>
      <InfiniteList
        options={queries.pages(...wallOf(input))}
        skeleton={<WallSkeleton />}
        empty={
          isFiltered ? (
            <EmptyState
              title="没有这样的照片"
              help="换一个主题，或清除器材筛选"
              action={
                <LinkButton kind="line" href={paths.photoWall()}>
                  清除筛选
                </LinkButton>
              }
            />
          ) : (
            <EmptyState help="第一张照片会挂在这里" />
          )
        }
      >
        {(tiles, { isLast }) => <VirtualWall tiles={tiles} isLast={isLast} />}
      </InfiniteList>
    </div>
  )
}
