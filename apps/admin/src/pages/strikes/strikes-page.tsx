import type { StaffStrikeItem } from '@guangquan/contract'
import { strikeLabels, strikeName } from '@guangquan/contract/sanction/strike.shapes'
import { Button } from 'antd'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { LiftDialog } from './lift-dialog.tsx'
import { strikeColumns } from './strike-columns.tsx'

const kinds = choicesOf(strikeLabels)

/** Strikes given by staff. */
export function StrikesPage() {
  const [{ member, kind, staffName }] = useAddress(['member', 'kind', 'staffName'])
  const [lifted, setLifted] = useState<StaffStrikeItem | null>(null)
  const may = useMay()
  const acts: ListColumn<StaffStrikeItem> = {
    key: 'acts',
    name: '操作',
    render: (_, strike) =>
      strike.liftTime === null ? (
        <Button
          size="small"
          aria-label={`撤销${strike.nickName}的${strikeName(strike)}`}
          onClick={() => setLifted(strike)}
        >
          撤销
        </Button>
      ) : null,
  }
  const input = { member, kind: knownOf(keysOf(strikeLabels), kind), staffName }
  return (
    <>
      <PageHead title="处罚记录" />
      <FilterRow>
        <SearchFilter name="member" label="会员" placeholder="会员（昵称或编号）" />
        <ChoiceFilter name="kind" label="处罚" options={kinds} />
        <SearchFilter name="staffName" label="谁给出" placeholder="谁给出（登录名）" width={200} />
      </FilterRow>
      <ListTable
        name="strikes"
        label="处罚记录"
        list={api.StaffStrike.GetList}
        input={input}
        rowKey="id"
        columns={may(api.StaffStrike.Lift) ? [...strikeColumns, acts] : strikeColumns}
        empty="没有这样的处罚"
        exportBy={api.StaffStrike.Export}
      />
      <LiftDialog strike={lifted} onClose={() => setLifted(null)} />
    </>
  )
}
