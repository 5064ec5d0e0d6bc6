import type { StaffTopicItem } from '@guangquan/contract'
import { Button, Form, Input, Switch, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PictureField, type SitePicture } from '../../parts/picture-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { SortField } from '../../parts/sort-field.tsx'
import { api, call, write } from '../../platform/api.ts'

interface Given extends Pick<StaffTopicItem, 'name' | 'sort' | 'isOpen'> {
  cover: SitePicture
}

/** The topic of a row, or a new one. */
interface Edited {
  row: StaffTopicItem | null
}

/** The list of topics: names, pictures, order, and which are open. */
export function TopicsPage() {
  const [edited, setEdited] = useState<Edited | null>(null)
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
        <Button
          type="link"
          size="small"
          aria-label={`修改 ${topic.name}`}
          onClick={() => setEdited({ row: topic })}
        >
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead
        title="主题"
        actions={
          <Button type="primary" onClick={() => setEdited({ row: null })}>
            添加主题
          </Button>
        }
      />
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
          edited === null
            ? null
            : {
                title: edited.row === null ? '添加主题' : `修改 · ${edited.row.name}`,
                submitText: '保存',
                fields,
                initialValues: initialOf(edited),
                write: (given: Given) => save(edited, given),
                done: '已保存',
              }
        }
        changed={[api.StaffTopic.GetList]}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

async function save({ row }: Edited, { cover, ...given }: Given): Promise<unknown> {
  const { fileId } = cover
  if (row !== null) {
    return write(api.StaffTopic.Save, { id: row.id, version: row.version, ...given, coverFileId: fileId })
  }
  // The form requires one.
  return fileId === undefined ? null : write(api.StaffTopic.Create, { ...given, coverFileId: fileId })
}

function initialOf({ row }: Edited): Partial<Given> {
  if (row === null) return { sort: 100, isOpen: true }
  const { name, sort, isOpen, cover } = row
  return { name, sort, isOpen, ...(cover === '' ? {} : { cover: { url: cover } }) }
}

const fields = (
  <>
    <RequiredItem name="name" label="名称">
      <Input maxLength={10} />
    </RequiredItem>
    <Form.Item
      name="cover"
      label="图片"
      extra="288 × 216，至少 192 × 144，5 MB 以内"
      rules={[{ required: true, message: '请上传图片' }]}
    >
      <PictureField label="图片" upload={(file) => call(api.StaffTopic.Upload, file)} maxWidth={144} />
    </Form.Item>
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
