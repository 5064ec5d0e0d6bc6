import type { StaffArticleItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Select, Space, Tag } from 'antd'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, readSite, write } from '../../platform/api.ts'

const views = { candidate: '等待决定', listed: '在文章首页', all: '全部文章' } as const
const sourceNames = { official: '官方', member: '会员' } as const

/** Articles: the front page of articles, and categories. */
export function ArticlesPage() {
  const act = useAct(api.StaffArticle.GetList)
  const [filters, setAddress] = useAddress(['view', 'keyword', 'source', 'category'])
  const { keyword, source, category } = filters
  const view = knownOf(keysOf(views), filters.view) ?? 'candidate'
  const categories = useQuery(readSite(api.SysBaseInfo.GetArticleCategoryList, {}))
  const categoryChoices = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))

  const input = {
    keyword,
    // Only members' articles wait for a decision.
    source: view === 'candidate' ? undefined : knownOf(keysOf(sourceNames), source),
    isListed: view === 'listed' ? true : undefined,
    isCandidate: view === 'candidate' ? (true as const) : undefined,
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
      render: (_, { id, title, can, listedTime, version }) =>
        can.feature !== true ? null : (
          <Space wrap>
            <Button
              type="link"
              size="small"
              aria-label={`${listedTime === null ? '放上首页' : '撤下首页'} ${title}`}
              onClick={() =>
                void act(
                  write(api.StaffArticle.SetFeatured, { id, on: listedTime === null, version }),
                  listedTime === null ? '已放上首页' : '已撤下首页',
                )
              }
            >
              {listedTime === null ? '放上首页' : '撤下首页'}
            </Button>
            {can.passOver === true ? (
              <Button
                type="link"
                size="small"
                aria-label={`不放 ${title}`}
                onClick={() => void act(write(api.StaffArticle.PassOver, { id, version }), '不放上首页')}
              >
                不放
              </Button>
            ) : null}
          </Space>
        ),
    },
  ]
  return (
    <>
      <PageHead title="文章" />
      <Segmented
        aria-label="看哪些文章"
        value={view}
        options={choicesOf(views)}
        onChange={(next) => setAddress({ view: next === 'candidate' ? '' : next })}
        style={{ marginBottom: 12 }}
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找标题" placeholder="标题" />
        {view === 'candidate' ? null : (
          <ChoiceFilter name="source" label="来源" options={choicesOf(sourceNames)} />
        )}
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
        empty={view === 'candidate' ? '没有等待决定的文章' : '没有这样的文章'}
        exportBy={api.StaffArticle.Export}
      />
    </>
  )
}
