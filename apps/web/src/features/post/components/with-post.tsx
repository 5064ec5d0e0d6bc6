import { ApiError } from '@guangquan/client'
import { IrisLoader } from '@guangquan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useOverlay } from '../../../shared/overlay/overlay.ts'
import { LazyMissingPost } from './lazy-missing-post.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface WithPostProps<Post> {
  id: string
  query: UseQueryResult<Post>
  children: (post: Post) => ReactNode
}

/** Renders a post once its query has loaded; before that the loading state, on failure the error. */
export function WithPost<Post>({ id, query, children }: WithPostProps<Post>) {
  const { removed } = useOverlay(`post:${id}`)
  if (removed === true) return <LazyMissingPost />
  // At least one viewport high: otherwise the footer would move when the post loads.
  if (query.isPending)
    return (
      <div className="min-h-svh">
        <IrisLoader className="pt-24" />
      </div>
    )
  if (query.isError) {
    const isMissing =
      query.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(query.error.kind)
    return isMissing ? <LazyMissingPost /> : <LoadError of={query} />
  }
  // A new post remounts the page, so that its stage and comment box start fresh.
  return <Fragment key={id}>{children(query.data)}</Fragment>
}
