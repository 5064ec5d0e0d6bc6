import type { StaffCircleDetail } from '@guangquan/contract'
import { circleRoleNames } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Link } from 'react-router'
import { ShortTable } from '../../parts/tables/short-table.tsx'

/** The owner, the admins and the guests of a circle. */
export function TeamTable({ team }: Pick<StaffCircleDetail, 'team'>) {
  return (
    <ShortTable
      name="circle-team"
      label="团队"
      rowKey="memberId"
      rows={team}
      empty="没有团队"
      columns={[
        {
          key: 'nickName',
          title: '昵称',
          render: (_, { memberId, nickName }) => <Link to={`/members/${memberId}`}>{nickName}</Link>,
        },
        { key: 'role', title: '角色', render: (_, { role }) => nameOf(circleRoleNames, role) },
        {
          key: 'lastActiveTime',
          title: '最近在圈里活动',
          render: (_, { lastActiveTime }) => lastActiveTime ?? '还没有',
        },
      ]}
    />
  )
}
