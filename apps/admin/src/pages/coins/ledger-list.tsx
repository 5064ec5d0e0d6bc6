import { coinSource } from '@guangquan/contract/coin/coin-sources'
import { coinKindNames } from '@guangquan/contract/coin/coin.words'
import type { StaffCoinItem } from '@guangquan/contract'
import { Button, Typography } from 'antd'
import { Link } from 'react-router'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { DayRangeFilter } from '../../parts/tables/day-range-filter.tsx'
import { instantsOf } from '../../parts/time/instants-of-days.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { signed } from './correction-columns.tsx'

/** Every movement of coins, to be searched. */
export function LedgerList({ onCorrect }: { onCorrect?: (memberId: string) => void }) {
  const [{ keyword, kind, from, to }] = useAddress(['keyword', 'kind', 'from', 'to'])
  const may = useMay()
  const input = {
    keyword,
    kind: knownOf(keysOf(coinKindNames), kind),
    ...instantsOf({ from, to }),
  }
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找会员" placeholder="完整的昵称或会员编号" width={320} />
        <ChoiceFilter name="kind" label="类型" placeholder="全部类型" options={choicesOf(coinKindNames)} />
        <DayRangeFilter />
      </FilterRow>
      <ListTable
        name="coins"
        label="金币账目"
        list={api.StaffCoin.GetList}
        input={input}
        rowKey="id"
        columns={[...columns(may(api.StaffMember.Get)), ...(onCorrect ? [actColumn(onCorrect)] : [])]}
        empty="没有这样的账目"
        exportBy={api.StaffCoin.Export}
      />
    </>
  )
}

/** @param isLinked whether the role may open members */
const columns = (isLinked: boolean): ListColumn<StaffCoinItem>[] => [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) =>
      isLinked ? <Link to={`/members/${memberId}`}>{nickName}</Link> : nickName,
  },
  { key: 'kind', name: '类型', render: (_, { kind }) => coinKindNames[kind] },
  {
    key: 'amount',
    name: '金币',
    render: (_, { amount }) => (
      <Typography.Text {...(amount > 0 ? { type: 'success' } : {})}>{signed(amount)}</Typography.Text>
    ),
  },
  { key: 'text', name: '原因', dataIndex: 'text' },
  { key: 'source', name: '来源', render: (_, row) => <Source {...row} /> },
]

/** The cause of an entry, with a link if the role may open its page. */
function Source({ bizType, bizId }: Pick<StaffCoinItem, 'bizType' | 'bizId'>) {
  const may = useMay()
  const { name, page } = coinSource(bizType, bizId)
  const isOpen = page !== null && (!page.startsWith('/posts') || may(api.StaffPost.GetList))
  return isOpen ? <Link to={page}>{name}</Link> : name
}

const actColumn = (onCorrect: (memberId: string) => void): ListColumn<StaffCoinItem> => ({
  key: 'acts',
  name: '操作',
  render: (_, { memberId }) => (
    <Button size="small" onClick={() => onCorrect(memberId)}>
      调整
    </Button>
  ),
})
