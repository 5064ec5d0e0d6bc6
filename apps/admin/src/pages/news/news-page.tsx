import type { StaffNewsItem } from '@guangquan/contract'
import { newsStateNames, newsTypeNames } from '@guangquan/contract/news/news.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { NewsForm } from './news-form.tsx'
import { minuteText } from '../../parts/time/shanghai-time.ts'

/** Official news, drafts too. */
export function NewsPage() {
  const [{ keyword, type, state }] = useAddress(['keyword', 'type', 'state'])
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="官方资讯"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            写资讯
          </Button>
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找资讯" placeholder="标题的一部分" maxLength={60} />
        <ChoiceFilter name="type" label="类型" options={choicesOf(newsTypeNames)} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(newsStateNames)} />
      </FilterRow>
      <ListTable
        name="news"
        label="资讯"
        list={api.StaffNews.GetList}
        input={{ keyword, type: numberOf(newsTypeNames, type), state: numberOf(newsStateNames, state) }}
        rowKey="id"
        pathOf={({ id }) => `/news/${id}`}
        columns={columns}
        empty="没有这样的资讯"
        exportBy={api.StaffNews.Export}
      />
      <FormDrawer open={isAdding} title="写资讯" width={720} onClose={() => setAdding(false)}>
        <NewsForm row={null} onDone={({ id }) => void navigate(`/news/${id}`)} />
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffNewsItem>[] = [
  { key: 'title', name: '标题', render: (_, { id, title }) => <Link to={`/news/${id}`}>{title}</Link> },
  { key: 'type', name: '类型', render: (_, { type }) => nameOf(newsTypeNames, type) },
  { key: 'source', name: '来源', dataIndex: 'source' },
  { key: 'state', name: '状态', render: (_, news) => <NewsState news={news} /> },
  { key: 'publishedAt', name: '发布时间', render: (_, { publishedAt }) => publishTime(publishedAt) },
  { key: 'updateTime', name: '最后修改', dataIndex: 'updateTime' },
]

/** Whether members see it. */
export function NewsState({ news: { state, isScheduled } }: { news: StaffNewsItem }) {
  if (isScheduled) return <Tag color="processing">定时发布</Tag>
  const color = state === 1 ? 'success' : state === 0 ? 'warning' : 'default'
  return <Tag color={color}>{nameOf(newsStateNames, state)}</Tag>
}

export const publishTime = (at: number | null) => (at === null ? '' : minuteText(at))
