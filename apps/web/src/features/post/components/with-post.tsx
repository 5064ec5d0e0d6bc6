import { ApiError } from '@guangquan/client'
import { ErrorState, IrisLoader } from '@guangquan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useOverlay } from '../../../shared/overlay.ts'
import { GonePost } from './gone-post.tsx'

interface WithPostProps<Post> {
  id: string
  query: UseQueryResult<Post>
  children: (post: Post) => ReactNode
}

/** The page of a post once its query has it; until then, or instead, what became of the query. */
export function WithPost<Post>({ id, query, children }: WithPostProps<Post>) {
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <GonePost />
  // As high as a post at least: the foot of the page would move down when it comes.
  if (query.isPending)
    return (
      <div className="min-h-svh">
        <IrisLoader className="pt-24" />
      </div>
    )
  if (query.isError) {
    const isGone =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isGone ? <GonePost /> : <ErrorState onRetry={() => void query.refetch()} />
  }
  // A new post is a new page: its stage and its write box begin anew.
  return <Fragment key={id}>{children(query.data)}</Fragment>
}
