import { circleMemberStateNames, circleRoleNames, circleRoles } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, read } from '../../platform/api.ts'
import { CircleState } from '../circles/circle-columns.tsx'

/** The circles of a member, those they run first. */
export function CircleTable({ memberId }: { memberId: string }) {
  const circles = useQuery(read(api.StaffCircle.GetOfMember, { memberId }))
  if (circles.isError) return <ReadFailed error={circles.error} retry={circles.refetch} />
  return (
    <ShortTable
      name="member-circles"
      label="这位会员的圈子"
      rowKey="id"
      rows={circles.data}
      empty="没有加入圈子"
      columns={[
        {
          key: 'title',
          title: '名称',
          render: (_, { id, title }) => <Link to={`/circles/${id}`}>{title}</Link>,
        },
        {
          key: 'role',
          title: '身份',
          render: (_, { role, memberStatus }) =>
            role === circleRoles.none
              ? nameOf(circleMemberStateNames, memberStatus)
              : nameOf(circleRoleNames, role),
        },
        { key: 'status', title: '状态', render: (_, row) => <CircleState circle={row} /> },
        { key: 'memberCount', title: '成员', dataIndex: 'memberCount' },
      ]}
    />
  )
}
