import type { StaffArticleItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Input, Select, Tag } from 'antd'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, readSite, refresh, sentenceOf, write } from '../../platform/api.ts'

const listedChoices = [
  { value: 'yes', label: '在文章首页' },
  { value: 'no', label: '不在文章首页' },
]
const sources = ['official', 'member'] as const
const sourceNames = { official: '官方', member: '会员' }

/** Articles: the front page of articles, and categories. */
export function ArticlePage() {
  const { message } = App.useApp()
  const [{ keyword, source, listed, category }, setAddress] = useAddress([
    'keyword',
    'source',
    'listed',
    'category',
  ])
  const categories = useQuery(readSite(api.SysBaseInfo.GetArticleCategoryList, {}))
  const categoryChoices = (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))

  async function send(written: Promise<unknown>) {
    try {
      await written
      message.success('已保存')
    } catch (error) {
      message.error(sentenceOf(error))
    }
    await refresh(api.StaffArticle.GetList)
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
            void send(write(api.StaffArticle.SetCategory, { id, categoryId: next, version }))
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
              void send(write(api.StaffArticle.SetFeatured, { id, on: listedTime === null, version }))
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
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Input.Search
          allowClear
          aria-label="找标题"
          placeholder="标题"
          defaultValue={keyword}
          onSearch={(typed) => setAddress({ keyword: typed.trim() })}
          style={{ width: 240 }}
        />
        <Select
          allowClear
          aria-label="来源"
          placeholder="来源"
          value={source}
          options={sources.map((value) => ({ value, label: sourceNames[value] }))}
          onChange={(next) => setAddress({ source: next })}
          style={{ width: 120 }}
        />
        <Select
          allowClear
          aria-label="文章首页"
          placeholder="文章首页"
          value={listed}
          options={listedChoices}
          onChange={(next) => setAddress({ listed: next })}
          style={{ width: 160 }}
        />
        <Select
          allowClear
          aria-label="分类"
          placeholder="分类"
          value={category === undefined ? undefined : Number(category)}
          options={categoryChoices}
          onChange={(next) => setAddress({ category: next === undefined ? '' : String(next) })}
          style={{ width: 120 }}
        />
      </Flex>
      <ListTable
        name="article"
        label="文章"
        list={api.StaffArticle.GetList}
        input={{
          keyword,
          source: sources.find((one) => one === source),
          isListed: listed === undefined ? undefined : listed === 'yes',
          categoryId: category === undefined ? undefined : Number(category),
        }}
        rowKey="id"
        columns={columns}
        empty="没有这样的文章"
      />
    </>
  )
}
