import type { PublishForEdit } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { IrisLoader, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ComposePage } from './compose-page.tsx'
import { LoadError } from '../../../shared/load-error.tsx'

interface EditPageProps {
  id: string
  /** The form for the post's kind, once the post is loaded. */
  children: (post: PublishForEdit) => ReactNode
}

/** 编辑作品: edits a published post. */
export function EditPage({ id, children }: EditPageProps) {
  return (
    <ComposePage title="编辑作品">
      <Opened id={id}>{children}</Opened>
    </ComposePage>
  )
}

function Opened({ id, children }: EditPageProps) {
  const detail = queries.one(api.NewPublish.GetUserPublishDetail, { id })
  const post = useQuery({ ...detail, staleTime: 0, gcTime: 0 })
  if (post.isPending) return <IrisLoader className="pt-24" />
  if (!post.isError) return children(post.data)
  const isMissing =
    post.error instanceof ApiError && ['ContentNotFound', 'Forbidden', 'BadInput'].includes(post.error.kind)
  return isMissing ? <MissingPage help="作品不存在，或者不是你的。" /> : <LoadError of={post} />
}
