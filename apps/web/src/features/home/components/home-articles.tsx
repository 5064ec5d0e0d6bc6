import { articlesOf } from '@guangquan/routes/first/article'
import { useInfiniteQuery } from '@tanstack/react-query'
import { flatPages } from '@guangquan/client'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { ArticleTile } from '../../article/index.ts'
import { HomeSectionHead } from './home-section-head.tsx'

const shown = 3

/** The newest articles of 学习交流. */
export function HomeArticles() {
  const { data } = useInfiniteQuery(queries.pages(...articlesOf({})))
  const articles = flatPages(data).slice(0, shown)
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="home-articles">
      <HomeSectionHead id="home-articles" title="学习交流" to={paths.study()} more="全部文章" />
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
