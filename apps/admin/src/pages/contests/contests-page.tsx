import type { StaffContestItem } from '@guangquan/contract'
import { contestKindNames, contestStateNames } from '@guangquan/contract/contest/contest.words'
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
import { ContestForm } from './contest-form.tsx'

/** Contests, drafts too. */
export function ContestsPage() {
  const [{ keyword, state }] = useAddress(['keyword', 'state'])
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="影赛"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            写影赛
          </Button>
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找影赛" placeholder="名称的一部分" maxLength={40} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(contestStateNames)} />
      </FilterRow>
      <ListTable
        name="contests"
        label="影赛"
        list={api.StaffContest.GetList}
        input={{ keyword, state: numberOf(contestStateNames, state) }}
        rowKey="id"
        pathOf={({ id }) => `/contests/${id}`}
        columns={columns}
        empty="没有这样的影赛"
        exportBy={api.StaffContest.Export}
      />
      <FormDrawer open={isAdding} title="写影赛" width={760} onClose={() => setAdding(false)}>
        <ContestForm row={null} onDone={({ id }) => void navigate(`/contests/${id}`)} />
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffContestItem>[] = [
  { key: 'title', name: '名称', render: (_, { id, title }) => <Link to={`/contests/${id}`}>{title}</Link> },
  { key: 'kind', name: '类别', render: (_, { kind }) => nameOf(contestKindNames, kind) },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, isHeld }) => (
      <>
        <Tag>{nameOf(contestStateNames, state)}</Tag>
        {isHeld ? <Tag color="error">暂停</Tag> : null}
      </>
    ),
  },
  { key: 'collectEnd', name: '征稿截止', render: (_, { times }) => times.collectEnd.slice(0, 16) },
  { key: 'noticeEnd', name: '公示截止', render: (_, { times }) => times.noticeEnd.slice(0, 16) },
  { key: 'entryCount', name: '作品', dataIndex: 'entryCount' },
  { key: 'waiting', name: '待初审', dataIndex: 'waiting' },
  { key: 'objections', name: '待答复的异议', dataIndex: 'objections' },
]
