import { UploadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Typography, Upload } from 'antd'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { useFormAct } from '../../parts/use-act.ts'
import { api, call, sentenceOf, write } from '../../platform/api.ts'
import { CsvFaults } from './csv-faults.tsx'

async function check(file: File) {
  const csv = await file.text()
  return { csv, ...(await call(api.StaffPresent.CheckParcels, { csv })) }
}

/** Ships the presents of a CSV file, which is checked as a whole first. */
export function ParcelsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useFormAct(api.StaffPresent.GetList)
  const checking = useMutation({ mutationFn: check })
  const checked = checking.data

  async function send({ reason }: Reasoned) {
    if (checked === undefined) return
    await act(
      write(api.StaffPresent.ImportParcels, { csv: checked.csv, reason }),
      ({ shipped }) => `已寄出 ${shipped} 份`,
    )
    onClose()
  }
  return (
    <FormDialog open={open} title="批量发货" width={640} onClose={onClose} afterClose={checking.reset}>
      <Typography.Paragraph>
        第一行写列名：礼品编号,快递公司,快递单号。导出待发货的礼品，去掉其他列，填上快递就是这个文件。
      </Typography.Paragraph>
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
      <div style={{ marginTop: 16 }}>
        {checking.isError ? <Alert type="error" showIcon title={sentenceOf(checking.error)} /> : null}
        {checked === undefined ? null : checked.faults.length > 0 ? (
          <CsvFaults title="有写错的地方，一份也没有发货" faults={checked.faults} />
        ) : (
          <SentForm<Reasoned> send={send} submitText="发货">
            <Typography.Paragraph strong>会寄出 {checked.shipped} 份，并通知会员。</Typography.Paragraph>
            <ReasonField />
          </SentForm>
        )}
      </div>
    </FormDialog>
  )
}
