import { memberFilterNames } from '@guangquan/contract/staff/staff-names'
import { choicesOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { memberColumns } from './member-columns.tsx'

/** The members, to be searched by any name, number or id. */
export function MembersPage() {
  const [{ keyword, status }] = useAddress(['keyword', 'status'])
  const input = { keyword, status: knownOf(states, status) }
  return (
    <>
      <PageHead title="会员" />
      <FilterRow>
        <SearchFilter
          name="keyword"
          label="找会员"
          placeholder="昵称，或完整的手机号、邮箱、用户名、会员卡号、邀请码、编号"
          width={520}
        />
        <ChoiceFilter
          name="status"
          label="状态"
          placeholder="全部状态"
          options={choicesOf(memberFilterNames)}
        />
      </FilterRow>
      <ListTable
        name="members"
        label="会员"
        list={api.StaffMember.GetList}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/members/${id}`}
        columns={memberColumns}
        empty="没有这样的会员"
        exportBy={api.StaffMember.Export}
      />
    </>
  )
}

const states = [1, 2, 3, 4] as const
