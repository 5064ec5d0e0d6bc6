import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { StaffExhibitionItem } from '@guangquan/contract'
import { exhibitionStateNames } from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { BookList } from './book-list.tsx'
import { CallList } from './call-list.tsx'
import { ExhibitionForm } from './exhibition-form.tsx'
import { SubmissionList } from './submission-list.tsx'

/** Exhibitions of the direct stores, open calls, submissions of members, and visitors' messages. */
export function GalleriesPage() {
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="画廊"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            写影展
          </Button>
        }
      />
      <AddressTabs
        filters={['state']}
        items={[
          { key: 'exhibitions', label: '影展', children: <ExhibitionList /> },
          { key: 'calls', label: '征集', children: <CallList /> },
          { key: 'submissions', label: '投稿', children: <SubmissionList /> },
          { key: 'book', label: '留言', children: <BookList /> },
        ]}
      />
      <FormDrawer open={isAdding} title="写影展" width={760} onClose={() => setAdding(false)}>
        <ExhibitionForm row={null} onDone={({ id }) => void navigate(`/galleries/${id}`)} />
      </FormDrawer>
    </>
  )
}

function ExhibitionList() {
  const [{ state }] = useAddress(['state'])
  return (
    <>
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={choicesOf(exhibitionStateNames)} />
      </FilterRow>
      <ListTable
        name="exhibitions"
        label="影展"
        list={api.StaffGallery.GetList}
        input={{ state: numberOf(exhibitionStateNames, state) }}
        rowKey="id"
        pathOf={({ id }) => `/galleries/${id}`}
        columns={columns}
        empty="没有这样的影展"
        exportBy={null}
      />
    </>
  )
}

const columns: ListColumn<StaffExhibitionItem>[] = [
  { key: 'title', name: '名称', render: (_, { id, title }) => <Link to={`/galleries/${id}`}>{title}</Link> },
  { key: 'state', name: '状态', render: (_, { state }) => nameOf(exhibitionStateNames, state) },
  { key: 'shopName', name: '门店', dataIndex: 'shopName' },
  { key: 'curator', name: '策展', dataIndex: 'curator' },
  { key: 'startTime', name: '开幕', render: (_, { startTime }) => startTime.slice(0, 16) },
  { key: 'endTime', name: '闭幕', render: (_, { endTime }) => endTime.slice(0, 16) },
  { key: 'works', name: '作品', dataIndex: 'works' },
]
