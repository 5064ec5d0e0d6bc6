import { aliasSheet } from '@guangquan/contract'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

/** Imports a CSV file of aliases: the exported list of unknown names with a column filled in. */
export function AliasesImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CsvImportDialog
      open={open}
      title="导入别名"
      help="先导出「不认识的名称」，在「归入」里写器材库中那一项的名称或编号，再导入；空着的行不动。自己写的文件要有这些列：种类,照片里的厂商,照片里的名称,归入。"
      sheet={aliasSheet}
      check={(csv) => call(api.StaffGear.CheckAliases, { csv })}
      effectOf={({ added }) => (added === 0 ? null : `会添加 ${added} 个别名，已有的照片随后归入。`)}
      nothing="没有要添加的别名"
      send={(given) => write(api.StaffGear.ImportAliases, given)}
      done={({ added }) => `已添加 ${added} 个别名`}
      changed={[api.StaffGear.GetList, api.StaffGear.GetUnknownList]}
      onClose={onClose}
    />
  )
}
