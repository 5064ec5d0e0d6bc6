import { ApiError } from '@guangquan/client'
import { ErrorState, IrisLoader, NotExposed } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../app/api.ts'
import { EditForm } from './edit-form.tsx'

/** 编辑作品: a post that is out, opened again. */
export function EditPage({ id }: { id: string }) {
  return (
    <div className="page compose">
      <header className="compose-head">
        <h1 className="text-h2 font-semibold">编辑作品</h1>
      </header>
      <Opened id={id} />
    </div>
  )
}

function Opened({ id }: { id: string }) {
  const detail = queries.one(api.NewPublish.GetUserPublishDetail, { id })
  const post = useQuery({ ...detail, staleTime: 0, gcTime: 0 })
  if (post.isPending) return <IrisLoader className="pt-24" />
  if (!post.isError) return <EditForm key={id} post={post.data} />
  const isGone =
    post.error instanceof ApiError && ['ContentNotFound', 'Forbidden', 'BadInput'].includes(post.error.kind)
  return isGone ? (
    <NotExposed help="作品不存在，或者不是你的。" />
  ) : (
    <ErrorState onRetry={() => void post.refetch()} />
  )
}
