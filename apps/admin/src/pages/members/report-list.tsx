import { ListTable } from '../../parts/tables/list-table.tsx'
import { api } from '../../platform/api.ts'
import { reportColumns } from '../reports/report-columns.tsx'

/** Reports of a member, or by them. */
export function ReportList({ id, side }: { id: string; side: 'of' | 'by' }) {
  return (
    <ListTable
      name="member-reports"
      label={side === 'of' ? '对这位会员的举报' : '这位会员提交的举报'}
      list={api.StaffMember.GetReports}
      input={{ id, side }}
      rowKey="id"
      columns={reportColumns}
      empty="没有举报"
      exportBy={api.StaffMember.ExportReports}
    />
  )
}
