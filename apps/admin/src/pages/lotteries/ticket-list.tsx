import type { StaffLotteryDetail, StaffTicketItem } from '@guangquan/contract'
import {
  lotteryStates,
  lotteryTypes,
  ticketStateNames,
  ticketStates,
} from '@guangquan/contract/lottery/lottery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CheckFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'

const changed = [api.StaffLottery.GetTickets, api.StaffLottery.GetDetail]

/** The log of draws, newest first, or the winners alone; both are exported with the same filter. */
export function TicketList({ lottery }: { lottery: StaffLotteryDetail }) {
  const [{ won }] = useAddress(['won'])
  const [excluded, setExcluded] = useState<StaffTicketItem | null>(null)
  const { open, waits } = lotteryStates
  const isList = lottery.type !== lotteryTypes.instant
  const isOpen = lottery.state === open || lottery.state === waits
  const mayExclude = isList && isOpen && lottery.valueBy === ''
  const acts: ListColumn<StaffTicketItem> = {
    key: 'acts',
    name: '操作',
    render: (_, ticket) =>
      ticket.state === ticketStates.waits ? (
        <Button
          type="link"
          size="small"
          danger
          aria-label={`作废 ${ticket.number} 号`}
          onClick={() => setExcluded(ticket)}
        >
          作废
        </Button>
      ) : null,
  }
  return (
    <>
      <FilterRow>
        <CheckFilter name="won">只看中奖的</CheckFilter>
      </FilterRow>
      <ListTable
        name="lottery-tickets"
        label="抽奖记录"
        list={api.StaffLottery.GetTickets}
        input={{ lotteryId: lottery.id, wonOnly: won !== undefined }}
        rowKey="id"
        columns={mayExclude ? [...columns, acts] : columns}
        empty="还没有人参加"
        exportBy={api.StaffLottery.ExportTickets}
      />
      <ActDialog
        changed={changed}
        onClose={() => setExcluded(null)}
        act={
          excluded === null
            ? null
            : {
                title: `作废 ${excluded.number} 号 · ${excluded.nickName}`,
                after:
                  '这一环留在链上，但不参加开奖。原因和次数会公开，本人收到通知，金币退回。公共数出现以后就不能再作废。',
                submitText: '作废',
                write: ({ reason }: Reasoned) => write(api.StaffLottery.Exclude, { id: excluded.id, reason }),
                done: '已作废',
              }
        }
      />
    </>
  )
}

const columns: ListColumn<StaffTicketItem>[] = [
  { key: 'round', name: '轮次', dataIndex: 'round' },
  { key: 'number', name: '号码', dataIndex: 'number' },
  { key: 'nickName', name: '会员', dataIndex: 'nickName' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'state',
    name: '结果',
    render: (_, { state, excludeReason }) =>
      `${nameOf(ticketStateNames, state)}${excludeReason === '' ? '' : `：${excludeReason}`}`,
  },
  { key: 'prize', name: '奖品', dataIndex: 'prizeTitle' },
  { key: 'coins', name: '金币', dataIndex: 'coins' },
  {
    key: 'signs',
    name: '留意',
    render: (_, { sameAddress, sameDevice }) => (
      <>
        {sameDevice > 1 ? <Tag color="warning">同一设备 {sameDevice} 人</Tag> : null}
        {sameAddress > 1 ? <Tag>同一网络 {sameAddress} 人</Tag> : null}
      </>
    ),
  },
]
