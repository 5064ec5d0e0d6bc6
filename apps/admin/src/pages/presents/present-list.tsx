import type { StaffPresentItem } from '@guangquan/contract'
import {
  presentSourceNames,
  presentSources,
  presentStateNames,
  presentStates,
  replacementStateNames,
  replacementStates,
} from '@guangquan/contract/present/present.words'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { choicesOf } from '../../parts/fields/choices.ts'
import { DayRangeFilter } from '../../parts/tables/day-range-filter.tsx'
import { instantsOf } from '../../parts/time/instants-of-days.ts'
import { ChoiceFilter, FilterRow, LinkedFilter, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { ParcelAddressButton } from '../../parts/acts/parcel-address-button.tsx'
import { LongText } from '../../parts/page/long-text.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ReplacementDialog, WithdrawDialog } from './replacement-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'

const { toShip, shipped } = presentStates
const states = Object.values(presentStates)
const sources = Object.values(presentSources)

/** Every present of members, to be searched and shipped. */
export function PresentList() {
  const [{ keyword, state, source, giftId, from, to }] = useAddress([
    'keyword',
    'state',
    'source',
    'giftId',
    'from',
    'to',
  ])
  const [sent, setSent] = useState<StaffPresentItem | null>(null)
  const [replaced, setReplaced] = useState<StaffPresentItem | null>(null)
  const [withdrawn, setWithdrawn] = useState<StaffPresentItem | null>(null)
  const may = useMay()
  const input = {
    keyword,
    state: knownOf(states, state),
    source: knownOf(sources, source),
    giftId,
    ...instantsOf({ from, to }),
  }
  const isLinked = may(api.StaffMember.Get)
  return (
    <>
      <FilterRow>
        <SearchFilter
          name="keyword"
          label="找礼品"
          placeholder="礼品编号、会员的完整昵称或编号、礼品名称"
          width={340}
        />
        <ChoiceFilter
          name="state"
          label="状态"
          placeholder="全部状态"
          options={choicesOf(presentStateNames)}
        />
        <ChoiceFilter
          name="source"
          label="来源"
          placeholder="全部来源"
          options={choicesOf(presentSourceNames)}
        />
        <DayRangeFilter />
        <LinkedFilter name="giftId">只看一个模板的</LinkedFilter>
      </FilterRow>
      <ListTable
        name="presents"
        label="会员的礼品"
        list={api.StaffPresent.GetList}
        input={input}
        rowKey="id"
        columns={[
          ...columns(isLinked),
          {
            key: 'acts',
            name: '操作',
            render: (_, row) => (
              <Space>
                {may(api.StaffPresent.Ship) && (row.state === toShip || row.state === shipped) ? (
                  <Button
                    size="small"
                    aria-label={`${row.state === toShip ? '发货' : '改单号'} ${row.number}`}
                    onClick={() => setSent(row)}
                  >
                    {row.state === toShip ? '发货' : '改单号'}
                  </Button>
                ) : null}
                {may(api.StaffPresent.OfferReplacement) && row.state <= toShip ? (
                  <Button size="small" aria-label={`换一件 ${row.number}`} onClick={() => setReplaced(row)}>
                    换一件
                  </Button>
                ) : null}
                {may(api.StaffPresent.WithdrawReplacement) &&
                row.replacement?.state === replacementStates.waiting ? (
                  <Button
                    size="small"
                    aria-label={`撤回提议 ${row.number}`}
                    onClick={() => setWithdrawn(row)}
                  >
                    撤回提议
                  </Button>
                ) : null}
              </Space>
            ),
          },
        ]}
        empty="没有这样的礼品"
        exportBy={api.StaffPresent.Export}
      />
      <ShipDialog present={sent} onClose={() => setSent(null)} />
      <ReplacementDialog present={replaced} onClose={() => setReplaced(null)} />
      <WithdrawDialog present={withdrawn} onClose={() => setWithdrawn(null)} />
    </>
  )
}

const columns = (isLinked: boolean): ListColumn<StaffPresentItem>[] => [
  { key: 'number', name: '礼品编号', dataIndex: 'number' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) =>
      isLinked ? <Link to={`/members/${memberId}`}>{nickName}</Link> : nickName,
  },
  {
    key: 'title',
    name: '礼品',
    render: (_, { title, option }) => (option === '' || option === title ? title : `${title} · ${option}`),
  },
  { key: 'source', name: '来源', render: (_, { source }) => presentSourceNames[source] },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, replacement }) => (
      <>
        <Tag {...(state === toShip ? { color: 'warning' } : {})}>{presentStateNames[state]}</Tag>
        {replacement === null ? null : (
          <LongText
            width={160}
          >{`${replacementStateNames[replacement.state]}：${replacement.title}`}</LongText>
        )}
      </>
    ),
  },
  {
    key: 'address',
    name: '收货地址',
    render: (_, { id, number, address }) =>
      address === null ? null : (
        <LongText width={240}>
          {address.receiver} {address.phone} {address.place}
          <ParcelAddressButton
            id={id}
            number={number}
            request={api.StaffPresent.RequestAddress}
            read={api.StaffPresent.GetAddress}
          />
        </LongText>
      ),
  },
  {
    key: 'parcel',
    name: '快递',
    render: (_, { carrier, trackingNumber }) => (
      <LongText width={150}>{`${carrier} ${trackingNumber}`.trim()}</LongText>
    ),
  },
  { key: 'grantTime', name: '发放时间', dataIndex: 'grantTime' },
  { key: 'claimDeadline', name: '领取期限', dataIndex: 'claimDeadline' },
]
