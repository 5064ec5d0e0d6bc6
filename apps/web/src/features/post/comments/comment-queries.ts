import type { Page, ReplyChild, ReplyItem } from '@guangquan/contract'
import { commentsOf } from '@guangquan/routes/first/post'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'

export type CommentSort = NonNullable<Parameters<typeof commentsOf>[1]>
type Either = ReplyItem | ReplyChild

export function commentPages(publishId: string, sort: CommentSort) {
  return queries.pages(...commentsOf(publishId, sort))
}

/** All answers to one comment. */
export function childPages(publishId: string, parentId: string) {
  return queries.pages(api.NewPublish.GetPublishReplyList, { publishId, parentId })
}

/** Whether this is a first-level comment (which has answers). */
export function isComment(reply: Either): reply is ReplyItem {
  return 'children' in reply
}

/**
 * Inserts a new comment at the top of the post's loaded lists, or a new answer under its comment and at the end of that
 * comment's own list.
 */
export function addReply(queryClient: QueryClient, reply: Either): void {
  changeLists(queryClient, reply.publishId, (page, { under, isFirst, isLast }) => {
    if (under !== undefined) {
      if (under !== reply.parentId) return page
      const items = isLast ? [...page.items, reply] : page.items
      return { ...page, items, totalCount: page.totalCount + 1 }
    }
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

/** Removes a deleted comment or answer from every list of the post. */
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

/** Updates a comment or answer in every loaded list of the post. */
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
  change: (page: Page<Either>, place: PlaceOfPage) => Page<Either>,
): void {
  const { service, method } = api.NewPublish.GetPublishReplyList
  const lists = queryClient.getQueriesData<InfiniteData<Page<Either>, string | null>>({
    queryKey: [service, method],
  })
  for (const [key, data] of lists) {
    const list = listOf(key[2])
    if (data === undefined || list?.publishId !== publishId) continue
    const pages = data.pages.map((page, place) =>
      change(page, { under: list.parentId, isFirst: place === 0, isLast: place === data.pages.length - 1 }),
    )
    queryClient.setQueryData(key, { ...data, pages })
  }
}

interface PlaceOfPage {
  /** The comment whose answers are listed; undefined for the comments of the post. */
  under: string | undefined
  isFirst: boolean
  isLast: boolean
}

function listOf(input: unknown): { publishId: unknown; parentId: string | undefined } | undefined {
  if (typeof input !== 'object' || input === null || !('publishId' in input)) return undefined
  const parentId = 'parentId' in input && typeof input.parentId === 'string' ? input.parentId : undefined
  return { publishId: input.publishId, parentId }
}
