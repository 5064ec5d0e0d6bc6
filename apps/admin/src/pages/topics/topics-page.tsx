import type { StaffTopicItem } from '@guangquan/contract'
import { Button, Form, Input, Switch, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { SortField } from '../../parts/sort-field.tsx'
import { api, write } from '../../platform/api.ts'

type Given = Pick<StaffTopicItem, 'name' | 'sort' | 'isOpen'>

/** The fixed list of topics: names, order, and which are open. */
export function TopicsPage() {
  const [row, setRow] = useState<StaffTopicItem | null>(null)
  const columns: ListColumn<StaffTopicItem>[] = [
    { key: 'sort', name: '顺序', dataIndex: 'sort' },
    {
      key: 'cover',
      name: '图片',
      render: (_, { cover }) =>
        cover === '' ? null : (
          <img src={cover} alt="" width={64} height={48} style={{ objectFit: 'cover' }} />
        ),
    },
    { key: 'name', name: '名称', dataIndex: 'name' },
    { key: 'count', name: '作品', dataIndex: 'count' },
    {
      key: 'isOpen',
      name: '状态',
      render: (_, { isOpen }) => (isOpen ? <Tag color="success">开放</Tag> : <Tag>已关闭</Tag>),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, topic) => (
        <Button type="link" size="small" aria-label={`修改 ${topic.name}`} onClick={() => setRow(topic)}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead title="主题" />
      <ListTable
        name="topics"
        label="主题"
        list={api.StaffTopic.GetList}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有主题"
      />
      <ActDialog
        act={
          row === null
            ? null
            : {
                title: `修改 · ${row.name}`,
                submitText: '保存',
                fields,
                initialValues: row,
                write: (given: Given) =>
                  write(api.StaffTopic.Save, { id: row.id, version: row.version, ...given }),
                done: '已保存',
              }
        }
        changed={[api.StaffTopic.GetList]}
        onClose={() => setRow(null)}
      />
    </>
  )
}

const fields = (
  <>
    <RequiredItem name="name" label="名称">
      <Input maxLength={10} />
    </RequiredItem>
    <SortField />
    <Form.Item
      name="isOpen"
      label="开放"
      valuePropName="checked"
      extra="关闭后不再可选，已有的作品保留这个主题"
    >
      <Switch />
    </Form.Item>
  </>
)
