import type { CardOwner } from '@guangquan/contract'
import { gearServiceNames, gearServices, type GearService } from '@guangquan/contract/passport/passport.words'
import { dayOf } from '@guangquan/rules/time-text'
import { Alert, Button, Card, Empty, Form, Input, InputNumber, Radio, Select, Tag } from 'antd'
import { useState } from 'react'
import { DayField } from '../../parts/fields/day-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import { cardFault } from './sentence-of-card.ts'

interface VisitFormProps {
  card: string
  owner: CardOwner
  /** Recorded, or given up: the next member. */
  onEnd: () => void
}

interface Given {
  regProductId: string
  shopId: string
  service: GearService
  day: string
  shutterCount?: number | null
  note?: string
}

const serviceChoices = Object.values(gearServices).map((value) => ({ value, label: gearServiceNames[value] }))

/** The service that a shop performed on one of a member's products. */
export function VisitForm({ card, owner, onEnd }: VisitFormProps) {
  const { nickName, products, shops } = owner
  const [today] = useState(() => dayOf(new Date()))
  const act = useFormAct(api.StaffPassport.GetVisits, api.StaffPassport.GetList)
  const send = async ({ shutterCount, note, ...given }: Given) => {
    const visit = { card, ...given, note: note ?? '', shutterCount: shutterCount ?? null }
    try {
      await act(write(api.StaffPassport.RecordVisit, visit), `已记进 ${nickName} 的护照`)
    } catch (error) {
      // The card is no field of this form.
      const fault = cardFault(error)
      throw fault === undefined ? error : new Error(fault, { cause: error })
    }
    onEnd()
  }
  return (
    <Card title={nickName} extra={<Button onClick={onEnd}>换一位会员</Button>}>
      {shops.length === 0 ? (
        <Alert
          type="warning"
          showIcon
          title="你的账号还没有设置门店，或门店已停业，不能登记。请联系超级管理员。"
        />
      ) : products.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这位会员还没有注册产品" />
      ) : (
        <SentForm<Given>
          send={send}
          submitText="记下"
          initialValues={{
            regProductId: products.length === 1 ? products[0]?.regProductId : undefined,
            shopId: shops.length === 1 ? shops[0]?.id : undefined,
            day: today,
          }}
        >
          <Fields owner={owner} />
        </SentForm>
      )}
    </Card>
  )
}

function Fields({ owner: { products, shops } }: Pick<VisitFormProps, 'owner'>) {
  const chosen: unknown = Form.useWatch('regProductId')
  const product = products.find(({ regProductId }) => regProductId === chosen)
  return (
    <>
      <Form.Item name="regProductId" label="产品" rules={[{ required: true, message: '请选择产品' }]}>
        <Radio.Group vertical>
          {products.map(({ regProductId, productName, serialEnd, isLost }) => (
            <Radio key={regProductId} value={regProductId}>
              {productName}（尾号 {serialEnd}）{isLost ? <Tag color="error">已挂失</Tag> : null}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item name="shopId" label="门店" rules={[{ required: true, message: '请选择门店' }]}>
        <Select
          placeholder="在哪家门店"
          showSearch={{ optionFilterProp: 'label' }}
          options={shops.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="service" label="做了什么" rules={[{ required: true, message: '请选择做了什么' }]}>
        <Select options={serviceChoices} />
      </Form.Item>
      <RequiredItem name="day" label="日期">
        <DayField />
      </RequiredItem>
      {product?.hasShutter === true ? (
        <Form.Item name="shutterCount" label="当时的快门数" extra="不知道时空着">
          <InputNumber min={1} max={5_000_000} precision={0} style={{ width: 200 }} />
        </Form.Item>
      ) : null}
      <Form.Item name="note" label="说明" extra="所有看得到护照的人都看得到">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={200} showCount />
      </Form.Item>
    </>
  )
}
