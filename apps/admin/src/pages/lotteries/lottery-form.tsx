import type { StaffLotteryDetail } from '@guangquan/contract'
import { lotteryLimits, lotteryTypeNames, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { Divider, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { ActivitySelect } from './activity-select.tsx'
import { describe, fieldsOf, initialOf, type LotteryValues } from './lottery-values.ts'
import { ProductsField } from '../../parts/fields/products-field.tsx'
import { PrizeFields } from './prize-fields.tsx'
import { QuestionnaireSelect } from './questionnaire-select.tsx'

interface LotteryFormProps {
  /** Null for a new one. */
  row: StaffLotteryDetail | null
  onDone: (saved: StaffLotteryDetail) => void
}

/** Writes a lottery, or changes a draft. */
export function LotteryForm({ row, onDone }: LotteryFormProps) {
  const act = useFormAct(api.StaffLottery.GetList, api.StaffLottery.GetDetail)
  const finish = async (written: Promise<StaffLotteryDetail>) => onDone(await act(written, '已保存'))
  const create = (given: LotteryValues) => finish(write(api.StaffLottery.Create, fieldsOf(given)))
  const editOf = (lottery: StaffLotteryDetail) =>
    rowEdit({
      row: lottery,
      load: () => call(api.StaffLottery.GetDetail, { id: lottery.id }),
      valuesOf: initialOf,
      describe,
      save: (given: LotteryValues, { id, version }) =>
        finish(write(api.StaffLottery.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<LotteryValues>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="type" label="类型">
        <Select options={numberedChoicesOf(lotteryTypeNames)} />
      </Form.Item>
      <RequiredItem name="title" label="名称">
        <Input maxLength={lotteryLimits.title.max} showCount />
      </RequiredItem>
      <Times />
      <PrizeFields />
      <Conditions />
      <Words />
    </SentForm>
  )
}

function Times() {
  const type = Form.useWatch<number>('type')
  const isInstant = type === lotteryTypes.instant
  return (
    <>
      <Divider titlePlacement="start">时间（北京时间）</Divider>
      <Flex gap={16} wrap>
        <RequiredItem name="startTime" label="开始">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="endTime" label="截止">
          <MomentField />
        </RequiredItem>
        {isInstant ? null : (
          <RequiredItem name="drawTime" label="开奖" extra="不早于截止">
            <MomentField />
          </RequiredItem>
        )}
      </Flex>
      {isInstant ? null : (
        <Form.Item
          name="publicSource"
          label="公共数从哪里来"
          extra="截止时谁也不知道、谁都能查到的数。不填的话，公示页会写明这次没有公共数，哪些可能没有排除。"
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={lotteryLimits.publicSource} showCount />
        </Form.Item>
      )}
    </>
  )
}

function Conditions() {
  const [type, needsCheckIn] = [Form.useWatch<number>('type'), Form.useWatch<boolean>('needsCheckIn')]
  const ownersOnly = Form.useWatch<boolean>('ownersOnly')
  const isOnSite = type === lotteryTypes.onSite
  return (
    <>
      <Divider titlePlacement="start">参加条件</Divider>
      <Flex gap={16} wrap>
        <Form.Item name="minLevel" label="最低等级">
          <InputNumber min={1} max={10} precision={0} />
        </Form.Item>
        <Form.Item name="minDays" label="注册满几天">
          <InputNumber min={0} max={lotteryLimits.accountDays} precision={0} />
        </Form.Item>
        <Form.Item name="coins" label="每次金币">
          <InputNumber min={0} max={lotteryLimits.coins} precision={0} />
        </Form.Item>
        <Form.Item name="perDay" label="每天几次">
          <InputNumber min={1} max={lotteryLimits.perDay} precision={0} />
        </Form.Item>
        <Form.Item name="perTotal" label="一共几次">
          <InputNumber min={1} max={lotteryLimits.perTotal} precision={0} />
        </Form.Item>
        <Form.Item name="claimDays" label="几天内领奖">
          <InputNumber min={lotteryLimits.claimDays.min} max={lotteryLimits.claimDays.max} precision={0} />
        </Form.Item>
      </Flex>
      <Form.Item name="ownersOnly" label="注册过产品" valuePropName="checked">
        <Switch />
      </Form.Item>
      {ownersOnly ? (
        <Form.Item
          name="models"
          label="要是哪几款"
          extra={`注册过其中一款就可以；不选就是任何一款。最多 ${lotteryLimits.models} 款`}
        >
          <ProductsField />
        </Form.Item>
      ) : null}
      <Form.Item name="questionnaireId" label="填过哪份问卷" extra="不选就不要求">
        <QuestionnaireSelect />
      </Form.Item>
      <Form.Item
        name="needsCheckIn"
        label="在活动现场签到"
        valuePropName="checked"
        extra={isOnSite ? '活动现场抽奖总是要签到' : undefined}
      >
        <Switch disabled={isOnSite} />
      </Form.Item>
      {isOnSite || needsCheckIn ? (
        <RequiredItem name="activityId" label="哪个活动">
          <ActivitySelect />
        </RequiredItem>
      ) : null}
    </>
  )
}

function Words() {
  return (
    <>
      <Divider titlePlacement="start">规则</Divider>
      <RequiredItem name="rules" label="规则" extra="公布以后不能再改。写明领奖的方式，和哪些情况算放弃。">
        <Input.TextArea autoSize={{ minRows: 5 }} maxLength={lotteryLimits.rules.max} showCount />
      </RequiredItem>
      <RequiredItem name="contact" label="主办方的联系方式">
        <Input maxLength={lotteryLimits.contact.max} />
      </RequiredItem>
    </>
  )
}
