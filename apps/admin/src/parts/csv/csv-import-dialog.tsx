import { UploadOutlined } from '@ant-design/icons'
import type { CsvFault, CsvSheet } from '@guangquan/contract'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Space, Typography, Upload } from 'antd'
import type { ReactNode } from 'react'
import { textOfCsv } from './csv-bytes.ts'
import { CsvFaults } from './csv-faults.tsx'
import { csvSentenceOf } from './csv-sentence.ts'
import { CsvTemplate } from './csv-template.tsx'
import { FormDialog } from '../acts/form-dialog.tsx'
import { ReasonField, type Reasoned } from '../fields/reason-field.tsx'
import { SentForm } from '../acts/sent-form.tsx'
import { Unsaved } from '../acts/unsaved.tsx'
import { type ChangedReads, useFormAct } from '../acts/use-act.ts'

interface CsvImportDialogProps<C extends { faults: CsvFault[] }, A> {
  open: boolean
  title: string
  /** What the columns mean. */
  help: ReactNode
  /** The columns of the file, offered as a template. */
  sheet: CsvSheet
  /** Checks a whole file without changing anything. */
  check: (csv: string) => Promise<C>
  /** The effect of a file without faults; null: none. */
  effectOf: (checked: C) => string | null
  /** The text for a file that changes nothing. */
  nothing?: string
  send: (given: { csv: string; reason: string }) => Promise<A>
  done: (response: A) => string
  changed: ChangedReads
  submitText?: string
  onClose: () => void
}

/** Imports a CSV file, which is first checked as a whole: its faults are listed, or its effect is confirmed. */
export function CsvImportDialog<C extends { faults: CsvFault[] }, A>(props: CsvImportDialogProps<C, A>) {
  const { open, title, help, sheet, effectOf, nothing = '没有要导入的', submitText = '导入', onClose } = props
  const act = useFormAct(...props.changed)
  const checking = useMutation({
    mutationFn: async (file: File) => {
      const csv = textOfCsv(await file.arrayBuffer())
      return { csv, checked: await props.check(csv) }
    },
  })
  const effect = checking.data === undefined ? null : effectOf(checking.data.checked)
  const faults = checking.data?.checked.faults ?? []

  async function send({ reason }: Reasoned) {
    if (checking.data === undefined) return
    await act(props.send({ csv: checking.data.csv, reason }), props.done)
    onClose()
  }
  return (
    <FormDialog open={open} title={title} width={640} onClose={onClose} afterClose={checking.reset}>
      <Typography.Paragraph>{help}</Typography.Paragraph>
      <Space wrap>
        <Upload
          accept=".csv,text/csv"
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file) => {
            checking.mutate(file)
            return false
          }}
        >
          <Button icon={<UploadOutlined />} loading={checking.isPending}>
            选择文件
          </Button>
        </Upload>
        <CsvTemplate sheet={sheet} />
      </Space>
      <div style={{ marginTop: 16 }}>
        {checking.isError ? <Alert type="error" showIcon title={csvSentenceOf(checking.error)} /> : null}
        {checking.data === undefined ? null : faults.length > 0 ? (
          <CsvFaults title={`有写错的地方，什么也没有${submitText}`} faults={faults} />
        ) : effect === null ? (
          <Alert type="info" showIcon title={nothing} />
        ) : (
          <SentForm<Reasoned> send={send} submitText={submitText}>
            <Unsaved />
            <Typography.Paragraph strong>{effect}</Typography.Paragraph>
            <ReasonField />
          </SentForm>
        )}
      </div>
    </FormDialog>
  )
}
