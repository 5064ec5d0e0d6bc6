import { useMutation } from '@tanstack/react-query'
import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Typography, Upload } from 'antd'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { useFormAct } from '../../parts/use-act.ts'
import { WideTable } from '../../parts/wide-table.tsx'
import { api, call, sentenceOf, write } from '../../platform/api.ts'

const columns = [
  { key: 'line', title: '行', dataIndex: 'line' },
  { key: 'column', title: '列', dataIndex: 'column' },
  { key: 'message', title: '怎么改', dataIndex: 'message' },
]

async function check(file: File) {
  const csv = await file.text()
  return { csv, ...(await call(api.StaffWord.CheckImport, { csv })) }
}

/** Imports a CSV file of words, which is checked as a whole first. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useFormAct(api.StaffWord.GetList, api.StaffWord.GetCategoryList)
  const checking = useMutation({ mutationFn: check })
  const checked = checking.data

  async function send({ reason }: Reasoned) {
    if (checked === undefined) return
    await act(
      write(api.StaffWord.Import, { csv: checked.csv, reason }),
      ({ added, changed }) => `已导入：添加 ${added} 个，改动 ${changed} 个`,
    )
    onClose()
  }
  return (
    <FormDialog open={open} title="导入 CSV" width={640} onClose={onClose} afterClose={checking.reset}>
      <Typography.Paragraph>
        第一行写列名：词,处理,替换为,分类,备注。处理写拦截、审核或替换。词表里已有的词会改成文件里的样子，没写到的词不动。
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
          <>
            <Alert type="error" showIcon title="有写错的地方，什么也没有导入" style={{ marginBottom: 12 }} />
            <WideTable
              label="写错的地方"
              size="small"
              rowKey={({ line, column, message: text }) => `${line} ${column} ${text}`}
              columns={columns}
              dataSource={checked.faults}
            />
          </>
        ) : checked.added + checked.changed === 0 ? (
          <Alert type="info" showIcon title="和现在的词表一样，没有要导入的" />
        ) : (
          <SentForm<Reasoned> send={send} submitText="导入">
            <Typography.Paragraph strong>
              会添加 {checked.added} 个，改动 {checked.changed} 个。
            </Typography.Paragraph>
            <ReasonField />
          </SentForm>
        )}
      </div>
    </FormDialog>
  )
}
