import { wordSheet } from '@guangquan/contract'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <CsvImportDialog
      open={open}
      title="导入 CSV"
      help="第一行写列名：词,处理,替换为,分类,备注。处理写拦截、审核或替换。词表里已有的词会改成文件里的样子，没写到的词不动。"
      sheet={wordSheet}
      check={(csv) => call(api.StaffWord.CheckImport, { csv })}
      effectOf={({ added, changed }) =>
        added + changed === 0 ? null : `会添加 ${added} 个，改动 ${changed} 个。`
      }
      nothing="和现在的词表一样，没有要导入的"
      send={(given) => write(api.StaffWord.Import, given)}
      done={({ added, changed }) => `已导入：添加 ${added} 个，改动 ${changed} 个`}
      changed={[api.StaffWord.GetList, api.StaffWord.GetCategoryList]}
      onClose={onClose}
    />
  )
}
