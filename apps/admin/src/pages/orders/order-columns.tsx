import type { StaffOrderItem } from '@guangquan/contract'
import { orderStateNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { LongText } from '../../parts/page/long-text.tsx'

const colors: Record<number, string> = { 1: 'warning', 2: 'processing', 3: 'success' }

/** @param isLinked whether the role may open members */
export const orderColumns = (isLinked: boolean): ListColumn<StaffOrderItem>[] => [
  { key: 'number', name: '订单号', dataIndex: 'number' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'goods',
    name: '商品',
    render: (_, { goodsId, name, count }) => (
      <>
        <Link to={`/goods/${goodsId}`}>{name}</Link> × {count}
      </>
    ),
  },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, note }) => (
      <>
        <Tag color={colors[state] ?? 'default'}>{nameOf(orderStateNames, state)}</Tag>
        {note}
      </>
    ),
  },
  { key: 'coins', name: '金币', dataIndex: 'coins' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) =>
      isLinked ? <Link to={`/members/${memberId}`}>{nickName}</Link> : nickName,
  },
  {
    key: 'address',
    name: '收货',
    render: (_, { address }) =>
      address === null ? (
        '不用寄'
      ) : (
        <LongText width={220}>{`${address.receiver} ${address.phone} ${address.place}`}</LongText>
      ),
  },
  {
    key: 'parcel',
    name: '快递',
    render: (_, { carrier, trackingNumber }) => (
      <LongText width={150}>{`${carrier} ${trackingNumber}`.trim()}</LongText>
    ),
  },
]
