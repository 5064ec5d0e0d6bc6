import type { ExportStart } from '@guangquan/contract'
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { ActDialog } from './act-dialog.tsx'
import type { Reasoned } from './reason-field.tsx'

/** Begins an export for this reason. */
export type BeginExport = (reason: string) => Promise<ExportStart>

/** Downloads a list as it is filtered now. */
export function ExportButton({ begin }: { begin: BeginExport }) {
  const [open, setOpen] = useState(false)
  async function download({ reason }: Reasoned) {
    const { path } = await begin(reason)
    const link = document.createElement('a')
    link.href = path
    link.download = ''
    link.click()
    setOpen(false)
  }
  return (
    <>
      <Button icon={<DownloadOutlined />} onClick={() => setOpen(true)}>
        导出
      </Button>
      <ActDialog
        act={
          open
            ? {
                title: '导出',
                after: '按现在的筛选条件导出全部内容，存成 CSV 文件，可以用表格软件打开。',
                submitText: '导出',
                write: download,
              }
            : null
        }
        onClose={() => setOpen(false)}
      />
    </>
  )
}
