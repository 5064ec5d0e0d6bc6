import type { ReviewReasonItem } from '@guangquan/contract'
import { reviewKinds, type ReviewKind } from '@guangquan/contract/review'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Drawer, Flex, Form, Input, Popconfirm, Tag, Typography } from 'antd'
import { useState } from 'react'
import { SentForm } from '../../parts/sent-form.tsx'
import { SortField } from '../../parts/sort-field.tsx'
import { useAct, useFormAct } from '../../parts/use-act.ts'
import { api, read, write } from '../../platform/api.ts'
import { kindNames } from './names.ts'

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

  async function save(values: Values) {
    const before = edited === null || edited === 'new' ? {} : { id: edited.id, version: edited.version }
    await act(write(api.ReviewReason.Save, { ...values, ...before }), '已保存')
    setEdited(null)
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="处理原因"
      size={420}
      destroyOnHidden
      afterOpenChange={() => setEdited(null)}
    >
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
                      <Tag key={kind}>{kindNames[kind]}</Tag>
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
          <Button type="primary" onClick={() => setEdited('new')}>
            新增
          </Button>
        </>
      ) : (
        <>
          <Button type="link" onClick={() => setEdited(null)} style={{ paddingInline: 0 }}>
            返回列表
          </Button>
          <SentForm<Values>
            send={save}
            submitText="保存"
            initialValues={edited === 'new' ? { kinds: ['post'], position: last + 10 } : edited}
          >
            <Form.Item name="text" label="会员读到的话" rules={[{ required: true, message: '请填写原因' }]}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={200} showCount />
            </Form.Item>
            <Form.Item name="kinds" label="用于" rules={[{ required: true, message: '至少选择一种内容' }]}>
              <Checkbox.Group<ReviewKind>
                options={reviewKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
              />
            </Form.Item>
            <SortField name="position" />
          </SentForm>
        </>
      )}
    </Drawer>
  )
}
