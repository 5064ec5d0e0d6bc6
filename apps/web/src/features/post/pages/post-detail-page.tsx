import '../detail.css'
import { postOf } from '@guangquan/routes/first/post'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../platform/routing/hooks.ts'
import { queries } from '../../../platform/api.ts'
import { PostDetail } from '../components/post-detail.tsx'
import { WithPost } from '../components/with-post.tsx'

/** 作品详情 of photographs. */
export default function PostDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(...postOf(id)))
  return (
    <WithPost id={id} query={query}>
      {(post) => <PostDetail post={post} />}
    </WithPost>
  )
}
