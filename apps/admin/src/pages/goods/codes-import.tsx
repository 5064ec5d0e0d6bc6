import { codeSheet } from '@guangquan/contract'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { api, call, write } from '../../platform/api.ts'

interface CodesImportProps {
  goodsId: string
  open: boolean
  onClose: () => void
}

/** Imports codes into the pool of goods. */
export function CodesImport({ goodsId, open, onClose }: CodesImportProps) {
  return (
    <CsvImportDialog
      open={open}
      title="导入券码"
      help="第一行写列名：券码；下面一行一个，8 到 40 个字母、数字或短横线。导入后库存随之增加，券码加密保存，不再显示。"
      sheet={codeSheet}
      check={(csv) => call(api.StaffGoodsCode.CheckImport, { goodsId, csv })}
      effectOf={({ added }) => (added === 0 ? null : `会添加 ${added} 个券码。`)}
      send={(given) => write(api.StaffGoodsCode.Import, { goodsId, ...given })}
      done={({ added }) => `已导入 ${added} 个券码`}
      changed={[api.StaffGoods.GetDetail, api.StaffGoods.GetList, api.StaffGoodsCode.GetBatchList]}
      onClose={onClose}
    />
  )
}
