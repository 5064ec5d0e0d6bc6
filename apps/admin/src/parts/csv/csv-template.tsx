import { DownloadOutlined } from '@ant-design/icons'
import type { CsvSheet } from '@guangquan/contract'
import { Button } from 'antd'
import { templateOf } from './csv-bytes.ts'

/** Downloads a CSV file with the headings of the columns that an import reads. */
export function CsvTemplate({ sheet }: { sheet: CsvSheet }) {
  const save = () => {
    const file = new Blob([templateOf(Object.values(sheet.columns))], { type: 'text/csv;charset=utf-8' })
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = `${sheet.name}模板.csv`
    link.click()
    // The browser reads it in the next task.
    setTimeout(() => URL.revokeObjectURL(url))
  }
  return (
    <Button icon={<DownloadOutlined />} onClick={save}>
      下载模板
    </Button>
  )
}
