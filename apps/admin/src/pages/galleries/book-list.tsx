import type { StaffBookEntry } from '@guangquan/contract'
import { bookStateNames, bookStates } from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'

interface Asked {
  entry: StaffBookEntry
  show: boolean
}

/** Entries of visitors' books; others see one once it is passed here. */
export function BookList() {
  const [{ state }] = useAddress(['state'])
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={choicesOf(bookStateNames)} />
      </FilterRow>
      <ListTable
        name="gallery-book"
        label="留言"
        list={api.StaffGallery.GetBook}
        input={{ state: numberOf(bookStateNames, state) }}
        rowKey="id"
        columns={columnsWith(setAsked)}
        empty="没有这样的留言"
        exportBy={null}
      />
      <ActDialog
        changed={[api.StaffGallery.GetBook]}
        onClose={() => setAsked(null)}
        act={asked === null ? null : actOf(asked)}
      />
    </>
  )
}

const actOf = ({ show, entry: { id, text } }: Asked) => ({
  title: show ? '展示留言' : '不展示留言',
  after: text,
  submitText: show ? '展示' : '不展示',
  write: ({ reason }: Reasoned) => write(api.StaffGallery.DecideBook, { id, show, reason }),
  done: '已决定',
})

const columnsWith = (ask: (asked: Asked) => void): ListColumn<StaffBookEntry>[] => [
  { key: 'text', name: '留言', dataIndex: 'text' },
  { key: 'exhibition', name: '影展', dataIndex: 'exhibitionTitle' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) => <Link to={`/members/${memberId}`}>{nickName}</Link>,
  },
  { key: 'createTime', name: '时间', render: (_, { createTime }) => createTime.slice(0, 16) },
  { key: 'state', name: '状态', render: (_, { state }) => <Tag>{nameOf(bookStateNames, state)}</Tag> },
  {
    key: 'acts',
    name: '操作',
    render: (_, entry) => (
      <Space>
        {entry.state === bookStates.shown ? null : (
          <Button size="small" type="primary" onClick={() => ask({ entry, show: true })}>
            展示
          </Button>
        )}
        {entry.state === bookStates.refused ? null : (
          <Button size="small" onClick={() => ask({ entry, show: false })}>
            不展示
          </Button>
        )}
      </Space>
    ),
  },
]
