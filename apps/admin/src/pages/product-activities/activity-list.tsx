import type { StaffProductActivityItem } from '@guangquan/contract'
import { activityKindNames, activityKinds } from '@guangquan/contract/product/product-activity.words'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { choicesOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { LongText } from '../../parts/page/long-text.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ActivityForm } from './activity-form.tsx'

const kinds = Object.values(activityKinds)
const openNames = { open: '开放', closed: '已关闭' } as const
const openKeys = ['open', 'closed'] as const

/** Activities, to be added, changed, opened and closed. */
export function ActivityList() {
  const [{ title, kind, open }] = useAddress(['title', 'kind', 'open'])
  const [editing, setEditing] = useState<{ row: StaffProductActivityItem | null } | null>(null)
  const may = useMay()
  const mayEdit = may(api.StaffProductActivity.Save)
  const isOpen = knownOf(openKeys, open)
  const acts: ListColumn<StaffProductActivityItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button type="link" size="small" aria-label={`修改 ${row.title}`} onClick={() => setEditing({ row })}>
        修改
      </Button>
    ),
  }
  return (
    <>
      <FilterRow>
        <SearchFilter name="title" label="找活动" placeholder="标题的一部分" maxLength={100} />
        <ChoiceFilter
          name="kind"
          label="类型"
          placeholder="全部类型"
          options={choicesOf(activityKindNames)}
        />
        <ChoiceFilter name="open" label="状态" placeholder="全部状态" options={choicesOf(openNames)} />
        {mayEdit ? (
          <Button type="primary" onClick={() => setEditing({ row: null })}>
            添加活动
          </Button>
        ) : null}
      </FilterRow>
      <ListTable
        name="product-activities"
        label="产品活动"
        list={api.StaffProductActivity.GetList}
        input={{
          keyword: title,
          kind: knownOf(kinds, kind),
          isOpen: isOpen === undefined ? undefined : isOpen === 'open',
        }}
        rowKey="id"
        columns={mayEdit ? [...columns, acts] : columns}
        empty="没有这样的活动"
        exportBy={api.StaffProductActivity.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加活动' : `修改 · ${editing.row.title}`}
        width={600}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : <ActivityForm row={editing.row} onDone={() => setEditing(null)} />}
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffProductActivityItem>[] = [
  {
    key: 'picture',
    name: '图片',
    render: (_, { pictureUrl }) =>
      pictureUrl === '' ? (
        '没有'
      ) : (
        <img src={pictureUrl} alt="" width={72} height={54} style={{ objectFit: 'cover', borderRadius: 4 }} />
      ),
  },
  { key: 'title', name: '标题', dataIndex: 'title' },
  {
    key: 'kind',
    name: '类型',
    render: (_, { kind, extensionMonths }) =>
      extensionMonths === 0 ? activityKindNames[kind] : `${activityKindNames[kind]} ${extensionMonths} 个月`,
  },
  {
    key: 'models',
    name: '型号',
    render: (_, { models }) => <LongText width={220}>{models.map(({ name }) => name).join('、')}</LongText>,
  },
  {
    key: 'apply',
    name: '申请时间',
    render: (_, { applyFrom, applyTo }) => `${applyFrom.slice(0, 10)} 至 ${applyTo.slice(0, 10)}`,
  },
  {
    key: 'quota',
    name: '名额',
    render: (_, { taken, quota }) => (quota === null ? `${taken}，不限` : `${taken} / ${quota}`),
  },
  {
    key: 'applications',
    name: '申请',
    render: (_, { id, waiting }) => (
      <Space size="small">
        <Link to={`/product-activities?state=all&activity=${id}`}>全部</Link>
        {waiting === 0 ? null : (
          <Link to={`/product-activities?activity=${id}`}>
            <Tag color="warning">{waiting} 份待审核</Tag>
          </Link>
        )}
      </Space>
    ),
  },
  {
    key: 'open',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">开放</Tag> : <Tag>已关闭</Tag>),
  },
]
