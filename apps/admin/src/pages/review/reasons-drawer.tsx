import type { ReviewReasonItem } from '@guangquan/contract'
import { reviewKinds, type ReviewKind } from '@guangquan/contract/review/review.words'
import { reviewKindNames } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Flex, Form, Input, Popconfirm, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useConfirmClose } from '../../parts/acts/unsaved.tsx'
import { useAct, useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, read, write } from '../../platform/api.ts'

interface Values {
  text: string
  kinds: ReviewKind[]
  position: number
}

/** The list of reasons that decisions offer. */
export function ReasonsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const act = useFormAct(api.ReviewReason.GetList)
  const perform = useAct(api.ReviewReason.GetList)
  const [edited, setEdited] = useState<ReviewReasonItem | 'new' | null>(null)
  const list = useQuery({ ...read(api.ReviewReason.GetList, {}), enabled: open })
  const items = list.data?.items ?? []
  const last = items.at(-1)?.position ?? 0

  async function finish(written: Promise<unknown>) {
    await act(written, '已保存')
    setEdited(null)
  }
  const editOf = (row: ReviewReasonItem) =>
    rowEdit({
      row,
      load: async () => (await call(api.ReviewReason.GetList, {})).items.find(({ id }) => id === row.id),
      valuesOf: ({ text, kinds, position }): Values => ({ text, kinds, position }),
      describe,
      save: (values: Values, { id, version }) =>
        finish(write(api.ReviewReason.Save, { ...values, id, version })),
    })
  return (
    <FormDrawer open={open} onClose={onClose} title="处理原因" afterClose={() => setEdited(null)}>
      {edited === null ? (
        <>
          <Typography.Paragraph>处理时按数字键选用，会员会读到这句话。</Typography.Paragraph>
          <ul className="review-plain">
            {items.map((item) => (
              <li key={item.id}>
                <Flex gap={8} align="center" justify="space-between">
                  <span>
                    <Typography.Text>{item.text}</Typography.Text>
                    <br />
                    {item.kinds.map((kind) => (
                      <Tag key={kind}>{reviewKindNames[kind]}</Tag>
                    ))}
                  </span>
                  <Flex>
                    <Button type="text" onClick={() => setEdited(item)} aria-label={`修改：${item.text}`}>
                      修改
                    </Button>
                    <Popconfirm
                      title="去掉这条原因？"
                      okText="去掉"
                      cancelText="留着"
                      onConfirm={() =>
                        void perform(
                          write(api.ReviewReason.Remove, { id: item.id, version: item.version }),
                          '已去掉',
                        )
                      }
                    >
                      <Button type="text" danger aria-label={`去掉：${item.text}`}>
                        去掉
                      </Button>
                    </Popconfirm>
                  </Flex>
                </Flex>
              </li>
            ))}
          </ul>
          <Space wrap>
            <Button type="primary" onClick={() => setEdited('new')}>
              新增
            </Button>
            <ExportButton by={api.ReviewReason.Export} input={{}} />
          </Space>
        </>
      ) : (
        <>
          <BackButton onBack={() => setEdited(null)} />
          <SentForm<Values>
            send={
              edited === 'new' ? (values) => finish(write(api.ReviewReason.Save, values)) : editOf(edited)
            }
            submitText="保存"
            initialValues={edited === 'new' ? { kinds: ['post'], position: last + 10 } : edited}
          >
            <Form.Item name="text" label="会员读到的话" rules={[{ required: true, message: '请填写原因' }]}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={200} showCount />
            </Form.Item>
            <Form.Item name="kinds" label="用于" rules={[{ required: true, message: '至少选择一种内容' }]}>
              <Checkbox.Group<ReviewKind>
                options={reviewKinds.map((kind) => ({ value: kind, label: reviewKindNames[kind] }))}
              />
            </Form.Item>
            <SortField name="position" />
          </SentForm>
        </>
      )}
    </FormDrawer>
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  const mayClose = useConfirmClose()
  async function leave() {
    if (await mayClose()) onBack()
  }
  return (
    <Button type="link" onClick={() => void leave()} style={{ paddingInline: 0 }}>
      返回列表
    </Button>
  )
}

const describe = ({ text = '', kinds = [], position }: Partial<Values>) => ({
  会员读到的话: text,
  用于: kinds.map((kind) => reviewKindNames[kind]).join('、'),
  顺序: String(position ?? ''),
})
