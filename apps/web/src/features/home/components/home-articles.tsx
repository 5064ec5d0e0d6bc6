import { articlesOf } from '@guangquan/routes/first/article'
import { useInfiniteQuery } from '@tanstack/react-query'
import { flatPages } from '@guangquan/client'
import { queries } from '../../../platform/api.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { ArticleTile } from '../../article/index.ts'

const shown = 3

/** The newest articles of 学习交流. */
export function HomeArticles() {
  const { data } = useInfiniteQuery(queries.pages(...articlesOf({})))
  const articles = flatPages(data).slice(0, shown)
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="home-articles">
      <header className="home-section-head">
        <h2 id="home-articles" className="text-h3 font-semibold">
          学习交流
        </h2>
        <Link to={paths.study()} className="text-small text-ink-2 hover:underline">
          全部文章 →
        </Link>
      </header>
      <ul className="home-articles">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleTile article={article} full />
          </li>
        ))}
      </ul>
    </section>
  )
}
