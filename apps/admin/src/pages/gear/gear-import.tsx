import { gearImportSheet } from '@guangquan/contract'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

/** Imports a CSV file of cameras and lenses, in the format of the export. */
export function GearImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CsvImportDialog
      open={open}
      title="导入器材"
      help="先导出「全部器材」，改好再导入。有编号的改成文件里的样子；编号空着的按名称找，找不到就添加；没写到的不动。自己写的文件要有这些列：种类,编号,名称,品牌,最大光圈,别名。别名不在这里改，空着就行。"
      sheet={gearImportSheet}
      check={(csv) => call(api.StaffGear.CheckImport, { csv })}
      effectOf={({ added, changed }) =>
        added + changed === 0
          ? null
          : `会添加 ${added} 项，改动 ${changed} 项。改了名称的，已有作品上的名称随后更新。`
      }
      nothing="和现在的器材库一样，没有要导入的"
      send={(given) => write(api.StaffGear.Import, given)}
      done={({ added, changed }) => `已导入：添加 ${added} 项，改动 ${changed} 项`}
      changed={[api.StaffGear.GetList]}
      onClose={onClose}
    />
  )
}
