import { hasStaffAccess, staffRoles } from '@guangquan/contract/wire/staff-access'
import { LongText } from '../../parts/page/long-text.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { staffCalls } from '../../platform/staff-calls.gen.ts'
import { roleNames } from '@guangquan/contract/staff/staff-names'

const columns = [
  {
    key: 'summary',
    title: '可以做的事',
    render: (_: unknown, { summary }: (typeof staffCalls)[number]) => (
      <LongText width={280}>{summary}</LongText>
    ),
  },
  ...staffRoles.map((role) => ({
    key: role,
    title: roleNames[role],
    render: (_: unknown, { access }: (typeof staffCalls)[number]) =>
      hasStaffAccess(access, [role]) ? <span aria-label="可以">✓</span> : <span aria-label="不可以">–</span>,
  })),
]

// Calls allowed to everybody at the console do not distinguish roles.
const rows = staffCalls.filter(({ access }) => access.roles.length < staffRoles.length)

/** The permissions of each role, as enforced by the server. */
export function RoleTable() {
  return <WideTable label="角色可以做的事" rowKey="call" size="small" columns={columns} dataSource={rows} />
}
