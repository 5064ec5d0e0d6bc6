import { referralSignNames, referralStateNames } from '@guangquan/contract/referral/staff-referral.shapes'
import type { StaffReferralItem } from '@guangquan/contract'
import { Button, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { CheckFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { RewardDialog } from './reward-dialog.tsx'

const columns: ListColumn<StaffReferralItem>[] = [
  { key: 'registerTime', name: '注册时间', dataIndex: 'registerTime' },
  {
    key: 'inviter',
    name: '邀请人',
    render: (_, { inviterId, inviterName }) => (
      <Link to={`/referrals?member=${inviterId}`} title="只看这位会员的邀请">
        {inviterName}
      </Link>
    ),
  },
  {
    key: 'invitee',
    name: '被邀请人',
    render: (_, { inviteeId, inviteeName }) => <Link to={`/members/${inviteeId}`}>{inviteeName}</Link>,
  },
  { key: 'state', name: '状态', render: (_, { state }) => referralStateNames[state] },
  {
    key: 'signs',
    name: '相似之处',
    render: (_, { signs }) => (
      <Flex gap={4} wrap>
        {signs.map((sign) => (
          <Tag key={sign} color="warning" style={{ marginInlineEnd: 0 }}>
            {referralSignNames[sign]}
          </Tag>
        ))}
      </Flex>
    ),
  },
  {
    key: 'reward',
    name: '奖励',
    render: (_, { state, withheldTime, withheldBy }) =>
      withheldTime !== null ? `${withheldBy} 扣住，${withheldTime}` : state === 2 ? '照常发放' : '',
  },
]

/** Invitations: signs of abuse, and the rewards of both sides. */
export function ReferralsPage() {
  const [{ member, alike }] = useAddress(['member', 'alike'])
  const [judged, setJudged] = useState<StaffReferralItem | null>(null)
  const may = useMay()
  const acts: ListColumn<StaffReferralItem> = {
    key: 'acts',
    name: '操作',
    render: (_, item) => {
      if (item.state === 3 && item.withheldTime === null) return null
      const text = item.withheldTime === null ? '扣住奖励' : '发放奖励'
      return (
        <Button size="small" aria-label={`${text}：${item.inviteeName}`} onClick={() => setJudged(item)}>
          {text}
        </Button>
      )
    },
  }
  return (
    <>
      <PageHead title="邀请" />
      <FilterRow>
        <SearchFilter name="member" label="会员" placeholder="会员（昵称或编号）" />
        <CheckFilter name="alike">只看有相似之处的</CheckFilter>
      </FilterRow>
      <ListTable
        name="referrals"
        label="邀请"
        list={api.StaffReferral.GetList}
        input={{ member, ...(alike === undefined ? {} : { alike: true }) }}
        rowKey="inviteeId"
        columns={may(api.StaffReferral.Withhold) ? [...columns, acts] : columns}
        empty="没有这样的邀请"
        exportBy={api.StaffReferral.Export}
      />
      <RewardDialog item={judged} onClose={() => setJudged(null)} />
    </>
  )
}
