import '../article-list.css'
import { Chip, ChipRow, EmptyState, Iris, Later, LinkButton, Skeleton, Tabs, UiLink } from '@guangquan/ui'
import { CaretRightIcon } from '@guangquan/ui/icons'
import {
  articleCategories,
  articlesOf,
  readArticleFilter,
  type ArticleFilter,
} from '@guangquan/routes/first/article'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { writeArticleFilter } from '../article-filter.ts'
import { ArticleTile } from '../components/article-tile.tsx'
import { Talks } from '../components/talks.tsx'

/** 学习交流: the site's lessons and members' featured articles. The filter is part of the address. */
export default function ArticleListPage() {
  const [search] = useSearchParams()
  const filter = readArticleFilter(search)
  const categories = useQuery(queries.one(...articleCategories()))
  const to = (change: ArticleFilter) => paths.study(writeArticleFilter(change))
  const { categoryId, source } = filter
  const withSource = source === undefined ? {} : { source }
  const withCategory = categoryId === undefined ? {} : { categoryId }
  return (
    <div className="page article-list">
      <header className="article-list-head">
        <h1 className="max-md:sr-only">学习交流</h1>
        <Tabs
          label="来自"
          current={source ?? 'all'}
          items={[
            { id: 'all', label: '全部', href: to(withCategory) },
            { id: 'official', label: '官方', href: to({ ...withCategory, source: 'official' }) },
            { id: 'member', label: '影友', href: to({ ...withCategory, source: 'member' }) },
          ]}
        />
      </header>
      <UiLink href={paths.quiz()} className="ui-link article-quiz">
        <Iris open={0.6} lit size={36} />
        <span>
          <strong>猜参数</strong>
          每天十张照片，猜光圈、焦距和快门
        </span>
        <CaretRightIcon size={18} />
      </UiLink>
      <ChipRow label="分类" scroll className="mt-4 mb-6">
        <Chip href={to(withSource)} chosen={categoryId === undefined}>
          全部
        </Chip>
        {categories.data?.map(({ id, name }) => (
          <Chip key={id} href={to({ ...withSource, categoryId: id })} chosen={categoryId === id}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {categoryId === undefined ? <Talks /> : null}
      <InfiniteList
        key={writeArticleFilter(filter)}
        options={queries.pages(...articlesOf(filter))}
        skeleton={<TilesSkeleton />}
        empty={
          <EmptyState
            title="这一类还没有文章"
            help="换一个分类，或者写下第一篇"
            action={
              <LinkButton kind="line" href={ownPaths.releaseArticle()}>
                写文章
              </LinkButton>
            }
          />
        }
      >
        {(articles) => (
          <ul className="article-tiles" data-led>
            {articles.map((article, place) => (
              <li key={article.id}>
                <ArticleTile article={article} large={place === 0} full eager={place < 2} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}

function TilesSkeleton() {
  return (
    <Later>
      <div className="article-tiles">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key}>
            <Skeleton ratio={16 / 9} />
            <Skeleton width="70%" height="20px" className="mt-4" />
            <Skeleton width="40%" height="12px" className="mt-3" />
          </div>
        ))}
      </div>
    </Later>
  )
}
