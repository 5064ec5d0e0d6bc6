import '../article.css'
import { articleOf } from '@guangquan/routes/first/article'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { WithPost } from '../../post/index.ts'
import { ArticleView } from '../components/article-view.tsx'

/** 文章详情. */
export default function ArticleDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(...articleOf(id)))
  return (
    <WithPost id={id} query={query}>
      {(article) => <ArticleView article={article} />}
    </WithPost>
  )
}
