import type { StaffArticleItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Tag } from 'antd'
import { choicesOf, keysOf } from '../../parts/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAct } from '../../parts/use-act.ts'
import { knownOf, useAddress } from '../../parts/use-address.ts'
import { api, readSite, write } from '../../platform/api.ts'

const listedChoices = [
  { value: 'yes', label: '在文章首页' },
  { value: 'no', label: '不在文章首页' },
]
const sourceNames = { official: '官方', member: '会员' } as const

/** Articles: the front page of articles, and categories. */
export function ArticlesPage() {
  const act = useAct(api.StaffArticle.GetList)
  const [{ keyword, source, listed, category }] = useAddress(['keyword', 'source', 'listed', 'category'])
  const categories = useQuery(readSite(api.SysBaseInfo.GetArticleCategoryList, {}))
  const categoryChoices = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))

  const input = {
    keyword,
    source: knownOf(keysOf(sourceNames), source),
    isListed: listed === undefined ? undefined : listed === 'yes',
    categoryId: category === undefined ? undefined : Number(category),
  }
  const columns: ListColumn<StaffArticleItem>[] = [
    {
      key: 'title',
      name: '标题',
      render: (_, { id, title }) => (
        <a href={`/post/article-detail/${id}`} target="_blank" rel="noopener">
          {title}
        </a>
      ),
    },
    { key: 'author', name: '作者', dataIndex: 'authorName' },
    {
      key: 'source',
      name: '来源',
      render: (_, { isOfficial }) => (isOfficial ? <Tag color="blue">官方</Tag> : <Tag>会员</Tag>),
    },
    {
      key: 'category',
      name: '分类',
      render: (_, { id, title, categoryId, version }) => (
        <Select
          aria-label={`${title} 的分类`}
          value={categoryId}
          options={categoryChoices}
          onChange={(next) =>
            void act(write(api.StaffArticle.SetCategory, { id, categoryId: next, version }), '已保存')
          }
          style={{ width: 120 }}
        />
      ),
    },
    { key: 'listedTime', name: '放上首页', render: (_, { listedTime }) => listedTime ?? '—' },
    { key: 'createTime', name: '发布时间', dataIndex: 'createTime' },
    { key: 'likeCount', name: '赞', dataIndex: 'likeCount' },
    { key: 'replyCount', name: '评论', dataIndex: 'replyCount' },
    {
      key: 'acts',
      name: '操作',
      render: (_, { id, isOfficial, listedTime, version }) =>
        isOfficial ? null : (
          <Button
            type="link"
            size="small"
            onClick={() =>
              void act(
                write(api.StaffArticle.SetFeatured, { id, on: listedTime === null, version }),
                '已保存',
              )
            }
          >
            {listedTime === null ? '放上首页' : '撤下首页'}
          </Button>
        ),
    },
  ]
  return (
    <>
      <PageHead title="文章" />
      <FilterRow>
        <SearchFilter name="keyword" label="找标题" placeholder="标题" />
        <ChoiceFilter name="source" label="来源" options={choicesOf(sourceNames)} />
        <ChoiceFilter name="listed" label="文章首页" options={listedChoices} width={160} />
        <ChoiceFilter
          name="category"
          label="分类"
          options={categoryChoices.map(({ value, label }) => ({ value: String(value), label }))}
        />
      </FilterRow>
      <ListTable
        name="articles"
        label="文章"
        list={api.StaffArticle.GetList}
        input={input}
        rowKey="id"
        columns={columns}
        empty="没有这样的文章"
        exportWith={(reason) => write(api.StaffArticle.Export, { ...input, reason })}
      />
    </>
  )
}
