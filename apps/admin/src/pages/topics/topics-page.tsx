import type { StaffTopicItem } from '@guangquan/contract'
import { Button, Form, Input, Switch, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
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
  const [{ keyword }] = useAddress(['keyword'])
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
      <FilterRow>
        <SearchFilter name="keyword" label="找主题" placeholder="名称的一部分" maxLength={20} width={200} />
      </FilterRow>
      <ListTable
        name="topics"
        label="主题"
        list={api.StaffTopic.GetList}
        input={{ keyword }}
        rowKey="id"
        columns={columns}
        empty="没有这样的主题"
        exportBy={api.StaffTopic.Export}
      />
      <ActDialog
        act={
          edited === null
            ? null
            : {
                title: edited.row === null ? '添加主题' : `修改 · ${edited.row.name}`,
                submitText: '保存',
                fields,
                initialValues: edited.row === null ? { sort: 100, isOpen: true } : valuesOf(edited.row),
                write: edited.row === null ? create : editOf(edited.row),
                done: '已保存',
              }
        }
        changed={[api.StaffTopic.GetList]}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

async function create({ cover: { fileId }, name, sort, isOpen }: Given): Promise<unknown> {
  // The form requires one.
  return fileId === undefined
    ? null
    : write(api.StaffTopic.Create, { name, sort, isOpen, coverFileId: fileId })
}

const editOf = (row: StaffTopicItem) =>
  rowEdit({
    row,
    load: () => findRow(api.StaffTopic.GetList, {}, row.id),
    valuesOf,
    describe,
    save: async ({ cover, name, sort, isOpen }: Given, { id, version }): Promise<unknown> =>
      write(api.StaffTopic.Save, { id, version, name, sort, isOpen, coverFileId: cover.fileId }),
  })

const valuesOf = ({ name, sort, isOpen, cover }: StaffTopicItem): Partial<Given> => ({
  name,
  sort,
  isOpen,
  ...(cover === '' ? {} : { cover: { url: cover } }),
})

const describe = ({ name = '', cover, sort, isOpen }: Partial<Given>) => ({
  名称: name,
  图片: cover?.url ?? '',
  顺序: String(sort ?? ''),
  开放: isOpen === true ? '是' : '否',
})

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
