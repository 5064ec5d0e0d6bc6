import type { Page, ReplyChild, ReplyItem } from '@guangquan/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../../app/api.ts'

export type CommentSort = 'hot' | 'new'
type Either = ReplyItem | ReplyChild

/** Comments of a post. `hot` is the contract's default and is left out, as in the page's first data. */
export function commentPages(publishId: string, sort: CommentSort) {
  return queries.pages(
    api.NewPublish.GetPublishReplyList,
    sort === 'hot' ? { publishId } : { publishId, sort },
  )
}

/** All answers under one comment. */
export function childPages(publishId: string, parentId: string) {
  return queries.pages(api.NewPublish.GetPublishReplyList, { publishId, parentId })
}

/** Is this a comment of the post itself (with answers under it). */
export function isComment(reply: Either): reply is ReplyItem {
  return 'children' in reply
}

/** Puts a new comment on top, or a new answer under its comment, in every list of the post that is loaded. */
export function addReply(queryClient: QueryClient, reply: Either): void {
  changeLists(queryClient, reply.publishId, (page, isFirst) => {
    if (isComment(reply))
      return isFirst ? { ...page, items: [reply, ...page.items], totalCount: page.totalCount + 1 } : page
    return {
      ...page,
      items: page.items.map((item) =>
        isComment(item) && item.id === reply.parentId
          ? { ...item, childCount: item.childCount + 1, children: [...item.children, reply] }
          : item,
      ),
    }
  })
}

/** Takes a deleted comment or answer out of every list of the post. */
export function removeReply(queryClient: QueryClient, reply: Either): void {
  changeLists(queryClient, reply.publishId, (page) => ({
    ...page,
    items: page.items
      .filter((item) => item.id !== reply.id)
      .map((item) =>
        isComment(item) && item.id === reply.parentId
          ? {
              ...item,
              childCount: Math.max(0, item.childCount - 1),
              children: item.children.filter((child) => child.id !== reply.id),
            }
          : item,
      ),
  }))
}

/** Changes one comment or answer in every list of the post that is loaded. */
export function changeReply(queryClient: QueryClient, reply: Either, change: { folded: boolean }): void {
  changeLists(queryClient, reply.publishId, (page) => ({
    ...page,
    items: page.items.map((item) => {
      if (item.id === reply.id) return { ...item, ...change }
      if (!isComment(item)) return item
      return {
        ...item,
        children: item.children.map((child) => (child.id === reply.id ? { ...child, ...change } : child)),
      }
    }),
  }))
}

function changeLists(
  queryClient: QueryClient,
  publishId: string,
  change: (page: Page<Either>, isFirst: boolean) => Page<Either>,
): void {
  const { service, method } = api.NewPublish.GetPublishReplyList
  queryClient.setQueriesData<InfiniteData<Page<Either>, string | null>>(
    {
      queryKey: [service, method],
      predicate: ({ queryKey }) => isListOf(queryKey[2], publishId),
    },
    (data) =>
      data === undefined
        ? data
        : { ...data, pages: data.pages.map((page, place) => change(page, place === 0)) },
  )
}

function isListOf(input: unknown, publishId: string): boolean {
  return typeof input === 'object' && input !== null && 'publishId' in input && input.publishId === publishId
}
