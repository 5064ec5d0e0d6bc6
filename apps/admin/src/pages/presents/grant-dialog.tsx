import { UploadOutlined } from '@ant-design/icons'
import { grantSheet } from '@guangquan/contract'
import {
  grantedSources,
  presentSourceNames,
  type GrantedSource,
} from '@guangquan/contract/present/present.words'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Select, Space, Typography, Upload } from 'antd'
import { textOfCsv } from '../../parts/csv/csv-bytes.ts'
import { CsvFaults } from '../../parts/csv/csv-faults.tsx'
import { csvSentenceOf } from '../../parts/csv/csv-sentence.ts'
import { CsvTemplate } from '../../parts/csv/csv-template.tsx'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { costText } from './cost-text.ts'
import { GiftSelect } from './gift-select.tsx'

interface Given extends Reasoned {
  giftId: string
  source: GrantedSource
  memberId?: string
  csv?: string
  memo?: string
}

/** Gives a present to one member or to those of a file. */
export function GrantDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useFormAct(api.StaffPresentGrant.GetList, api.StaffPresent.GetList)

  async function send({ memo = '', memberId = '', csv, ...given }: Given) {
    await act(
      write(api.StaffPresentGrant.Create, {
        ...given,
        memo,
        ...(memberId.trim() === '' ? {} : { memberId: memberId.trim() }),
        ...(csv === undefined ? {} : { csv }),
      }),
      ({ state, memberCount }) =>
        state === 'waiting' ? '超过一个人一天能发的数，等待另一位同事决定' : `已发给 ${memberCount} 位会员`,
    )
    onClose()
  }
  return (
    <FormDialog open={open} title="发放礼品" width={640} onClose={onClose}>
      <SentForm<Given> send={send} submitText="发放" initialValues={{ source: 9 }}>
        <RequiredItem name="giftId" label="礼品模板">
          <GiftSelect />
        </RequiredItem>
        <Form.Item name="source" label="来源">
          <Select
            options={grantedSources.map((value) => ({ value, label: presentSourceNames[value] }))}
            style={{ width: 200 }}
          />
        </Form.Item>
        <Form.Item name="memberId" label="会员编号" extra="给一位会员时填写；给很多位就选一份名单">
          <Input autoComplete="off" maxLength={36} />
        </Form.Item>
        <Form.Item noStyle dependencies={['giftId']}>
          {({ getFieldValue }) => (
            <Form.Item
              name="csv"
              label="会员名单"
              extra="CSV，一列：会员。写昵称或会员编号，一行一位，最多 2000 位"
            >
              <ListField giftId={String(getFieldValue('giftId') ?? '')} />
            </Form.Item>
          )}
        </Form.Item>
        <Form.Item name="memo" label="给会员的说明" extra="例如：感谢你一年的陪伴">
          <Input maxLength={60} showCount />
        </Form.Item>
        <ReasonField />
      </SentForm>
    </FormDialog>
  )
}

interface ListFieldProps {
  giftId: string
  id?: string
  onChange?: (csv: string | undefined) => void
}

/** The field of a form for a list of members, which is checked when it is chosen. */
function ListField({ giftId, id, onChange }: ListFieldProps) {
  const checking = useMutation({
    mutationFn: async (file: File) => {
      const csv = textOfCsv(await file.arrayBuffer())
      const checked = await call(api.StaffPresentGrant.CheckList, { giftId, csv })
      onChange?.(checked.faults.length === 0 ? csv : undefined)
      return { fileName: file.name, ...checked }
    },
    onError: () => onChange?.(undefined),
  })
  const checked = checking.data
  return (
    <>
      <Space wrap>
        <Upload
          id={id}
          accept=".csv,text/csv"
          maxCount={1}
          showUploadList={false}
          disabled={giftId === ''}
          beforeUpload={(file) => {
            checking.mutate(file)
            return false
          }}
        >
          <Button icon={<UploadOutlined />} loading={checking.isPending} disabled={giftId === ''}>
            {giftId === '' ? '先选礼品模板' : '选择文件'}
          </Button>
        </Upload>
        <CsvTemplate sheet={grantSheet} />
      </Space>
      <div role="alert" style={{ marginTop: 8 }}>
        {checking.isError ? <Alert type="error" showIcon title={csvSentenceOf(checking.error)} /> : null}
        {checked === undefined ? null : checked.faults.length > 0 ? (
          <CsvFaults title="名单里有写错的地方，不能发放" faults={checked.faults} />
        ) : (
          <Typography.Text strong>
            {checked.fileName}：{checked.members} 位会员，共 {costText(checked)}
            {checked.needsApproval ? '，要另一位同事同意' : ''}
          </Typography.Text>
        )}
      </div>
    </>
  )
}
