import { relatedArticles } from '@guangquan/routes/first/article'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { ArticleTile } from './article-tile.tsx'

/** 接着读: three related articles and their tags. Renders nothing if there are none. */
export function RelatedArticles({ id }: { id: string }) {
  const related = useQuery(queries.one(...relatedArticles(id)))
  const { articles = [], tags = [] } = related.data ?? {}
  if (articles.length === 0) return null
  return (
    <section className="page article-related" aria-labelledby="read-on">
      <div className="article-related-head">
        <h2 id="read-on">接着读</h2>
        {tags.length === 0 ? null : (
          <p className="article-tags">
            {tags.map((tag) => (
              <Link key={tag} to={paths.tag(tag)} className="ui-hit-area">
                #{tag}
              </Link>
            ))}
          </p>
        )}
      </div>
      <ul className="article-tiles">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
