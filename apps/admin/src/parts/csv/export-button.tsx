import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { beginExport, type ExportRef } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { Reasoned } from '../fields/reason-field.tsx'

interface ExportButtonProps<F extends object> {
  by: ExportRef<F>
  /** The filters of the list. */
  input: F
  label?: string
  /** What is exported; default: a list. */
  after?: string
}

/** Downloads a list with its current filters; hidden from staff who may not export it. */
export function ExportButton<F extends object>({
  by,
  input,
  label = '导出',
  after = '按现在的筛选条件导出全部内容，存成 CSV 文件，可以用表格软件打开。',
}: ExportButtonProps<F>) {
  const [open, setOpen] = useState(false)
  const may = useMay()
  async function download({ reason }: Reasoned) {
    const { path } = await beginExport(by, input, reason)
    const link = document.createElement('a')
    link.href = path
    link.download = ''
    link.click()
    setOpen(false)
  }
  if (!may(by)) return null
  return (
    <>
      <Button icon={<DownloadOutlined />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ActDialog
        act={
          open
            ? {
                title: label,
                after,
                submitText: label,
                write: download,
              }
            : null
        }
        onClose={() => setOpen(false)}
      />
    </>
  )
}
