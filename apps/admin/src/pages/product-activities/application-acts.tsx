import type { StaffProductApplicationItem } from '@guangquan/contract'
import { applicationStates } from '@guangquan/contract/product/product-activity.words'
import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { type Shipment, ShipmentFields } from '../../parts/fields/shipment-fields.tsx'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

const { inReview, incomplete, accepted, refused, cancelled, sent } = applicationStates

const decisions = {
  accept: { state: accepted, name: '通过', after: '会员会收到通知。' },
  return: {
    state: incomplete,
    name: '要求补充材料',
    after: '会员会收到通知和下面的原因，补充后重新审核，不受申请截止时间限制。名额保留。',
  },
  refuse: { state: refused, name: '不通过', after: '会员会收到通知和下面的原因，名额还给活动。' },
  cancel: { state: cancelled, name: '取消申请', after: '会员会收到通知和下面的原因，名额还给活动。' },
} as const
type Act = keyof typeof decisions | 'send'

/** The buttons for roles that may decide; nothing if no action is possible. */
export function ApplicationActs({ item }: { item: StaffProductApplicationItem }) {
  const [act, setAct] = useState<Act | null>(null)
  const may = useMay()
  if (!may(api.StaffProductActivity.Decide)) return null
  const isUndecided = item.state === inReview || item.state === incomplete
  const isParcel = item.address !== null
  // A longer warranty without anything to send is done once it was accepted.
  const isDone = item.extensionMonths > 0 && !isParcel && item.gift === null
  return (
    <>
      <Flex wrap gap={12}>
        {isUndecided ? (
          <>
            <Button type="primary" onClick={() => setAct('accept')}>
              通过
            </Button>
            {item.state === inReview ? <Button onClick={() => setAct('return')}>要求补充材料</Button> : null}
            <Button danger onClick={() => setAct('refuse')}>
              不通过
            </Button>
          </>
        ) : null}
        {item.state === accepted && !isDone ? (
          <Button type="primary" onClick={() => setAct('send')}>
            {isParcel ? '发货' : '登记已发放'}
          </Button>
        ) : null}
        {item.state === sent && isParcel ? <Button onClick={() => setAct('send')}>改快递单号</Button> : null}
        {isUndecided || (item.state === accepted && !item.isHandedOver) ? (
          <Button onClick={() => setAct('cancel')}>取消申请</Button>
        ) : null}
      </Flex>
      <ActDialog
        act={act === null ? null : act === 'send' ? sendOf(item) : decisionOf(act, item)}
        changed={[
          api.StaffProductActivity.GetApplication,
          api.StaffProductActivity.GetApplications,
          api.StaffProductActivity.GetList,
        ]}
        onClose={() => setAct(null)}
      />
    </>
  )
}

type Given = Reasoned & Partial<Shipment>

function decisionOf(act: keyof typeof decisions, item: StaffProductApplicationItem) {
  const { id, number, version } = item
  const { state, name, after } = decisions[act]
  return {
    title: `${name} · ${number}`,
    after: `${after}${warrantyAfter(act, item)}`,
    submitText: name,
    write: ({ reason }: Given): Promise<unknown> =>
      write(api.StaffProductActivity.Decide, { id, state, reason, version }),
    done: '已处理',
  }
}

/** The effect of a decision on the warranty. */
function warrantyAfter(
  act: keyof typeof decisions,
  { extensionMonths: months, state }: StaffProductApplicationItem,
): string {
  if (months === 0) return ''
  if (act === 'accept') return `产品的保修马上延长 ${months} 个月。`
  return act === 'cancel' && state === accepted ? `已经延长的 ${months} 个月保修会收回。` : ''
}

function sendOf({
  id,
  number,
  version,
  carrier,
  trackingNumber,
  address,
  state,
}: StaffProductApplicationItem) {
  const isParcel = address !== null
  return {
    title: `${isParcel ? (state === sent ? '改快递单号' : '发货') : '登记已发放'} · ${number}`,
    after: state === sent ? '会员看到的快递会改过来，不再发通知。' : '会员会收到通知。',
    submitText: '保存',
    fields: isParcel ? (
      <ShipmentFields />
    ) : (
      <Typography.Paragraph type="secondary">这份申请没有要寄的东西。</Typography.Paragraph>
    ),
    initialValues: { carrier, trackingNumber },
    write: (given: Given): Promise<unknown> =>
      write(api.StaffProductActivity.Send, {
        id,
        version,
        carrier: given.carrier ?? '',
        trackingNumber: given.trackingNumber ?? '',
      }),
    done: '已保存',
  }
}
