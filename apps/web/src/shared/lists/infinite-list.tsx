import { flatPages, type Identified } from '@guangquan/client'
import { infiniteDelayMs, infiniteDistancePx } from '@guangquan/contract/limits'
import { EmptyState, IrisLoader, LinkButton, ListFooter } from '@guangquan/ui'
import type { PictureTile } from '@guangquan/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useHere } from '../page/use-here.ts'
import type { queries } from '../../platform/api.ts'
import { paths } from '../../platform/paths.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { LightTable } from '../pictures/light-table.tsx'
import { listProgress, nextRequestInMs } from './list-progress.ts'
import { pagedPhotos, tilesOf } from './photo-list.ts'
import { LoadError } from './load-error.tsx'

type PagesOptions<I, T> = ReturnType<typeof queries.pages<I, T>>

interface InfiniteListProps<I, T extends Identified> {
  /** `queries.pages(api.Picture.GetList, input)`. */
  options: PagesOptions<I, T>
  /** Renders the loaded items. `isLast` tells that none will follow. */
  children: (items: T[], state: { isLast: boolean }) => ReactNode
  /** Shown until the first page is loaded. */
  skeleton?: ReactNode
  /** Shown if the list is empty; 暂无动态 by default. */
  empty?: ReactNode
  /** Exposes it as a feed with this name to screen readers; its items must then be articles. */
  feedLabel?: string
  endLabel?: string
  /**
   * Makes its photographs open in the viewer one after the other; null for an item without one. A constant function.
   */
  tileOf?: (item: T) => PictureTile | null
}

/**
 * An infinite list: pages of 12 items, loaded 20 px before the end, at most one request in 500 ms. A failed request
 * stops it silently, and its end offers 重试.
 */
export function InfiniteList<I, T extends Identified>(props: InfiniteListProps<I, T>) {
  const { options, children, skeleton, empty, feedLabel, endLabel, tileOf } = props
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(options)
  const signedIn = useSignedIn()
  const items = flatPages(list.data)
  const tiles = useMemo(
    () => (tileOf === undefined ? [] : tilesOf(flatPages(list.data), tileOf)),
    [list.data, tileOf],
  )
  const progress = listProgress(list.data?.pages ?? [], signedIn)

  if (list.data === undefined) {
    if (list.isError) return <LoadError of={list} />
    return (
      <div className="min-h-svh" data-list-more>
        {skeleton ?? <IrisLoader className="py-10" />}
      </div>
    )
  }
  if (items.length === 0 && progress !== 'more') return empty ?? <EmptyState />

  const failed = list.isFetchNextPageError
  // The sentinel directly follows the last item, so that an unfilled viewport triggers loading the next page.
  const drawn = (
    <>
      {tileOf === undefined ? (
        children(items, { isLast: progress === 'end' })
      ) : (
        <LightTable tiles={tiles} list={() => pagedPhotos(queryClient, options, tileOf)}>
          {children(items, { isLast: progress === 'end' })}
        </LightTable>
      )}
      {progress === 'more' && !failed ? (
        <NextPageSentinel
          pageCount={list.data.pages.length}
          idle={!list.isFetching}
          onReach={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  )
  // Keeps what is below out of the viewport until the list ends, because the next page would push it down.
  const look = progress === 'more' ? 'min-h-svh' : undefined
  // The stylesheet hides the footer of the page until then.
  const more = progress === 'more' || undefined
  return (
    <>
      {feedLabel === undefined ? (
        <div aria-busy={list.isFetchingNextPage} className={look} data-list-more={more}>
          {drawn}
        </div>
      ) : (
        <div
          role="feed"
          aria-label={feedLabel}
          aria-busy={list.isFetchingNextPage}
          className={look}
          data-list-more={more}
        >
          {drawn}
        </div>
      )}
      {progress === 'visitorEnd' ? (
        <SignInForMore />
      ) : (
        <ListFooter
          state={footerState(progress === 'end', failed, list.isFetchingNextPage)}
          onRetry={() => void list.fetchNextPage()}
          endLabel={endLabel}
        />
      )}
    </>
  )
}

function footerState(ended: boolean, failed: boolean, loading: boolean) {
  if (loading) return 'loading'
  if (failed) return 'failed'
  return ended ? 'end' : 'more'
}

function NextPageSentinel(props: { pageCount: number; idle: boolean; onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const lastRequestAt = useRef(Number.NEGATIVE_INFINITY)
  const reach = useRef(props.onReach)

  useEffect(() => {
    reach.current = props.onReach
  })

  // Observed again after each page: a sentinel that stays in view would not be reported a second time.
  useEffect(() => {
    const element = mark.current
    if (element === null || !props.idle) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.some((entry) => entry.isIntersecting)) return
        timer = setTimeout(
          () => {
            lastRequestAt.current = performance.now()
            reach.current()
          },
          nextRequestInMs(lastRequestAt.current, performance.now(), infiniteDelayMs),
        )
      },
      { rootMargin: `0px 0px ${infiniteDistancePx}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [props.idle, props.pageCount])

  return <div ref={mark} className="h-px" aria-hidden />
}

function SignInForMore() {
  const here = useHere()
  return (
    <div className="flex justify-center py-6">
      <LinkButton kind="line" href={paths.login(here)}>
        登录查看更多
      </LinkButton>
    </div>
  )
}
