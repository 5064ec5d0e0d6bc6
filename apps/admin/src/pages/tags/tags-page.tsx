import { tagStateNames } from '@guangquan/contract/staff/staff-names'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { tagColumns } from './tag-columns.tsx'
import { type TagAct, TagDialog } from './tag-dialog.tsx'
import { TagActs } from './tag-acts.tsx'

const orders = { count: '作品最多', recent: '最近用过' } as const

/** The free tags of posts: search, rename, merge, ban. */
export function TagsPage() {
  const [{ keyword, state, sort }] = useAddress(['keyword', 'state', 'sort'])
  const input = {
    keyword,
    state: knownOf(keysOf(tagStateNames), state),
    sort: knownOf(keysOf(orders), sort) ?? 'count',
  }
  const [act, setAct] = useState<TagAct | null>(null)
  return (
    <>
      <PageHead title="话题" />
      <FilterRow>
        <SearchFilter name="keyword" label="找话题" placeholder="名称的一部分" maxLength={20} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(tagStateNames)} />
        <ChoiceFilter name="sort" label="排序" options={choicesOf(orders)} initial="count" />
      </FilterRow>
      <ListTable
        name="tags"
        label="话题"
        list={api.StaffTag.GetList}
        input={input}
        rowKey="name"
        columns={[
          ...tagColumns,
          { key: 'acts', name: '操作', render: (_, row) => <TagActs row={row} onAct={setAct} /> },
        ]}
        empty="没有这样的话题"
        exportBy={api.StaffTag.Export}
      />
      <TagDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}
