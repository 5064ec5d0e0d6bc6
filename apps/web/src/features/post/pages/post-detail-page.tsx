import '../detail.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { PostDetail } from '../components/post-detail.tsx'
import { WithPost } from '../components/with-post.tsx'

/** 作品详情 of photographs. */
export default function PostDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(api.NewPublish.Detail, { id }))
  return (
    <WithPost id={id} query={query}>
      {(post) => <PostDetail post={post} />}
    </WithPost>
  )
}
