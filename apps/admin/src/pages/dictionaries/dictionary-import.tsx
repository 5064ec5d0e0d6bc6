import { dictionarySheet, type EditedDictionary } from '@guangquan/contract'
import { dictionaryNames } from '@guangquan/contract/staff/staff-names'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

interface DictionaryImportProps {
  code: EditedDictionary
  open: boolean
  onClose: () => void
}

/** Imports a CSV file of a dictionary, in the format of the export. */
export function DictionaryImport({ code, open, onClose }: DictionaryImportProps) {
  return (
    <CsvImportDialog
      open={open}
      title={`导入 CSV · ${dictionaryNames[code]}`}
      help="第一行写列名：字典,编号,文字,顺序,总在最后,开放，和导出的一样。编号空着的添加；有编号的改成文件里的样子；没写到的选项不动。「字典」和「总在最后」可以空着。"
      sheet={dictionarySheet}
      check={(csv) => call(api.StaffDictionary.CheckImport, { code, csv })}
      effectOf={({ added, changed }) =>
        added + changed === 0 ? null : `会添加 ${added} 个，改动 ${changed} 个。`
      }
      nothing="和现在的字典一样，没有要导入的"
      send={(given) => write(api.StaffDictionary.Import, { code, ...given })}
      done={({ added, changed }) => `已导入：添加 ${added} 个，改动 ${changed} 个`}
      changed={[api.StaffDictionary.GetList]}
      onClose={onClose}
    />
  )
}
