import '../article.css'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { WithPost } from '../../post/index.ts'
import { ArticleView } from '../components/article-view.tsx'

/** 文章详情. */
export default function ArticleDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(api.ArticleInfo.Get, { id }))
  return (
    <WithPost id={id} query={query}>
      {(article) => <ArticleView article={article} />}
    </WithPost>
  )
}
