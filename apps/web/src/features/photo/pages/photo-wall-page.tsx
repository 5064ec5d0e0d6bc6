import { useQuery } from '@tanstack/react-query'
import { gearOptions, photoTopics, readWallFilter, wallOf } from '@guangquan/routes/first/photo-wall'
import { Chip, ChipRow, EmptyState, LinkButton, WallSkeleton } from '@guangquan/ui'
import { useRef, type MouseEvent } from 'react'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { sameTile } from '../../../shared/lists/photo-list.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import { FoundWall } from '../components/found-wall.tsx'
import { WallMenus } from '../components/wall-menus.tsx'
import { useCollapsingBars } from '../use-collapsing-bars.ts'
import { changeWallFilter } from '../wall-filter.ts'

/** 照片: all public photographs, by topic, camera, lens and order. The filter is part of the address. */
export default function PhotoWallPage() {
  const [search] = useSearchParams()
  const input = readWallFilter(search)
  const topics = useQuery(queries.one(...photoTopics()))
  const gear = useQuery(queries.one(...gearOptions()))
  const isWider = useWidth('wider')
  useCollapsingBars()
  const isFiltered = [...search.keys()].some((key) => key !== 'sort')
  const byKeyboard = useRef(false)
  const onMenuClick = ({ target, detail }: MouseEvent) => {
    // A click without a pointer.
    byKeyboard.current =
      detail === 0 && target instanceof Element && target.closest('[role^="menuitem"]') !== null
  }
  // After a filter is chosen by keyboard, the first photograph it found has the focus.
  const takeFocus = (wall: HTMLElement) => {
    if (!byKeyboard.current) return
    byKeyboard.current = false
    wall.querySelector<HTMLElement>('.photo-tile')?.focus()
  }

  return (
    <div className="page md:pt-10">
      <header className="flex items-end justify-between gap-4 max-md:sr-only">
        <h1 className="text-h2 font-semibold">照片</h1>
        {gear.data === undefined || gear.data.todayCount === 0 ? null : (
          <p className="text-small text-ink-3">
            今天新挂上 <b className="ui-print text-ink">{gear.data.todayCount}</b> 幅
          </p>
        )}
      </header>
      <div className="wall-bar" onClickCapture={onMenuClick}>
        {isWider ? <WallTopics search={search} chosen={input.topicId} topics={topics.data ?? []} /> : null}
        <WallMenus search={search} input={input} gear={gear.data} topics={topics.data} />
      </div>
      <InfiniteList
        options={queries.pages(...wallOf(input))}
        tileOf={sameTile}
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
        {(tiles, { isLast }) => (
          <FoundWall
            tiles={tiles}
            isLast={isLast}
            query={search.toString()}
            isWhole={!isFiltered}
            collects={input.cameraId !== undefined || input.lensId !== undefined}
            onFound={takeFocus}
          />
        )}
      </InfiniteList>
    </div>
  )
}

interface WallTopicsProps {
  search: URLSearchParams
  chosen: string | undefined
  topics: readonly { id: string; name: string }[]
}

function WallTopics({ search, chosen, topics }: WallTopicsProps) {
  const hrefOf = (topicId: string | null) => paths.photoWall(changeWallFilter(search, { topicId }))
  return (
    <div className="wall-topics min-w-0 grow basis-full lg:basis-0" data-at="wider">
      <ChipRow label="主题" scroll toolbar>
        <Chip href={hrefOf(null)} chosen={chosen === undefined}>
          全部
        </Chip>
        {topics.map((topic) => (
          <Chip key={topic.id} href={hrefOf(topic.id)} chosen={chosen === topic.id}>
            {topic.name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
