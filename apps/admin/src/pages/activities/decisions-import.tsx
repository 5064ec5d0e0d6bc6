import { enrolmentDecisionSheet } from '@guangquan/contract'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

interface DecisionsImportProps {
  activityId: string
  open: boolean
  onClose: () => void
}

/** Imports decisions about enrolments that are reviewed. */
export function DecisionsImport({ activityId, open, onClose }: DecisionsImportProps) {
  return (
    <CsvImportDialog
      open={open}
      title="导入审核结果"
      help="第一行写列名：报名编号、结果、原因；结果写“通过”或“不通过”。编号在导出的文件里。导入后通知每个人。"
      sheet={enrolmentDecisionSheet}
      check={(csv) => call(api.StaffActivity.CheckDecisions, { activityId, csv })}
      effectOf={({ decided }) => (decided === 0 ? null : `会处理 ${decided} 份报名。`)}
      send={(given) => write(api.StaffActivity.ImportDecisions, { activityId, ...given })}
      done={({ decided }) => `已处理 ${decided} 份报名`}
      changed={[api.StaffActivity.GetEnrolments, api.StaffActivity.GetDetail, api.StaffActivity.GetList]}
      onClose={onClose}
    />
  )
}
