import type { ExportStart } from '@guangquan/contract'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Modal, Typography } from 'antd'
import { useState } from 'react'
import { ReasonField } from './reason-field.tsx'
import { SentForm } from './sent-form.tsx'

/** Begins an export for this reason. */
export type BeginExport = (reason: string) => Promise<ExportStart>

/** Downloads a list as it is filtered now. */
export function ExportButton({ begin }: { begin: BeginExport }) {
  const [open, setOpen] = useState(false)
  async function download({ reason }: { reason: string }) {
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
      <Modal open={open} title="导出" footer={null} onCancel={() => setOpen(false)} destroyOnHidden>
        <Typography.Paragraph>
          按现在的筛选条件导出全部内容，存成 CSV 文件，可以用表格软件打开。
        </Typography.Paragraph>
        <SentForm<{ reason: string }> send={download} submitText="导出">
          <ReasonField />
        </SentForm>
      </Modal>
    </>
  )
}
