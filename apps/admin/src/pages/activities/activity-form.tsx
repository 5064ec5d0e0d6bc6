import type { StaffActivityDetail } from '@guangquan/contract'
import {
  activityBounds,
  activityCover,
  activityTypeNames,
  neededProductNames,
  neededProducts,
  signModeNames,
  signModes,
} from '@guangquan/contract/activity/activity.words'
import { Divider, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import { BodyField } from '../../parts/fields/body-field.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { PictureField } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { type ActivityValues, type CoverPicture, describe, fieldsOf, initialOf } from './activity-values.ts'
import { FormFields } from './form-fields.tsx'
import { LoanFields } from './loan-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ProductsField } from '../../parts/fields/products-field.tsx'
import { StaffChoice } from './staff-choice.tsx'

interface ActivityFormProps {
  /** Null for a new one. */
  row: StaffActivityDetail | null
  onDone: (saved: StaffActivityDetail) => void
}

/** Writes an activity, or changes it. */
export function ActivityForm({ row, onDone }: ActivityFormProps) {
  const act = useFormAct(api.StaffActivity.GetList, api.StaffActivity.GetDetail)
  const finish = async (written: Promise<StaffActivityDetail>) => onDone(await act(written, '已保存'))
  const create = (given: ActivityValues) => finish(write(api.StaffActivity.Create, fieldsOf(given)))
  const editOf = (activity: StaffActivityDetail) =>
    rowEdit({
      row: activity,
      load: () => call(api.StaffActivity.GetDetail, { id: activity.id }),
      valuesOf: initialOf,
      describe,
      save: (given: ActivityValues, { id, version }) =>
        finish(write(api.StaffActivity.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<ActivityValues>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Words />
      <Times />
      <PlaceFields />
      <SignUp />
      <FormFields />
      <LoanFields />
    </SentForm>
  )
}

function Words() {
  return (
    <>
      <Form.Item name="subType" label="类型">
        <Select options={numberedChoicesOf(activityTypeNames)} />
      </Form.Item>
      <RequiredItem name="title" label="名称">
        <Input maxLength={activityBounds.title.max} showCount />
      </RequiredItem>
      <Form.Item name="summary" label="摘要" extra="列表里和分享时显示">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={activityBounds.summary} showCount />
      </Form.Item>
      <Form.Item
        name="cover"
        label="封面"
        extra={`${activityCover.width} × ${activityCover.height}，5 MB 以内；可以不要`}
      >
        <PictureField<CoverPicture>
          label="封面"
          removable
          maxWidth={320}
          upload={async (file) => {
            const { fileId, url } = await call(api.StaffActivity.Upload, { kind: 'cover', ...file })
            return { key: fileId, fileId, url }
          }}
        />
      </Form.Item>
      <RequiredItem name="body" label="正文">
        <BodyField
          preview={api.StaffActivity.PreviewBody}
          min={activityBounds.body.min}
          upload={(file) => call(api.StaffActivity.Upload, { kind: 'picture', ...file })}
        />
      </RequiredItem>
      <Form.Item name="noticeText" label="注意事项">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={activityBounds.notice} showCount />
      </Form.Item>
      <Form.Item name="feeText" label="费用" extra="不填就是免费；网站不收款">
        <Input maxLength={activityBounds.fee} />
      </Form.Item>
      <Form.Item name="contact" label="联系方式">
        <Input maxLength={activityBounds.contact} />
      </Form.Item>
      <Form.Item name="staff" label="工作人员" extra="他们看得到这个活动，可以签到和处理报名">
        <StaffChoice />
      </Form.Item>
      <Form.Item name="tagName" label="话题标签" extra="带这个标签的作品会在活动回顾里一起看">
        <Input maxLength={20} prefix="#" />
      </Form.Item>
    </>
  )
}

function Times() {
  return (
    <>
      <Divider titlePlacement="start">时间（北京时间）</Divider>
      <Flex gap={16} wrap>
        <RequiredItem name="startTime" label="活动开始">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="endTime" label="活动结束">
          <MomentField />
        </RequiredItem>
      </Flex>
      <Flex gap={16} wrap>
        <RequiredItem name="signStart" label="报名开始">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="signEnd" label="报名截止">
          <MomentField />
        </RequiredItem>
      </Flex>
      <RequiredItem name="cancelHours" label="开始前几小时可以免费取消" extra="之后取消算未到场">
        <InputNumber min={0} max={activityBounds.cancelHours} precision={0} />
      </RequiredItem>
    </>
  )
}

function SignUp() {
  return (
    <>
      <Divider titlePlacement="start">报名</Divider>
      <Form.Item name="signMode" label="报名方式">
        <Select options={numberedChoicesOf(signModeNames)} />
      </Form.Item>
      <Form.Item noStyle dependencies={['signMode']}>
        {({ getFieldValue }) =>
          getFieldValue('signMode') === signModes.drawn ? (
            <RequiredItem
              name="publicSource"
              label="抽签用的公开数值"
              extra="报名截止时谁也不知道的数值，例如次日某个指数的收盘价"
            >
              <Input maxLength={activityBounds.publicSource} />
            </RequiredItem>
          ) : null
        }
      </Form.Item>
      <Flex gap={16} wrap>
        <RequiredItem name="capacity" label="名额" extra="0 是不限">
          <InputNumber min={0} max={activityBounds.capacity} precision={0} />
        </RequiredItem>
        <Form.Item name="held" label="预留" extra="不对会员开放">
          <InputNumber min={0} max={activityBounds.capacity} precision={0} />
        </Form.Item>
        <Form.Item name="waitlistSize" label="候补" extra="不填是名额的一半">
          <InputNumber min={0} max={activityBounds.waitlist} precision={0} />
        </Form.Item>
        <Form.Item name="guestsMax" label="最多带几位">
          <InputNumber min={0} max={activityBounds.guests} precision={0} />
        </Form.Item>
        <Form.Item name="minLevel" label="最低等级">
          <InputNumber min={1} max={10} precision={0} />
        </Form.Item>
      </Flex>
      <Form.Item name="needProduct" label="需要注册的产品">
        <Select options={numberedChoicesOf(neededProductNames)} />
      </Form.Item>
      <Form.Item noStyle dependencies={['needProduct']}>
        {({ getFieldValue }) =>
          getFieldValue('needProduct') === neededProducts.listed ? (
            <RequiredItem name="models" label="型号">
              <ProductsField />
            </RequiredItem>
          ) : null
        }
      </Form.Item>
      <Form.Item name="termsType" label="报名时同意的条款">
        <Select
          options={[
            { value: 6, label: '比赛与活动条款' },
            { value: 7, label: '门店与画廊投稿条款' },
          ]}
        />
      </Form.Item>
      <Form.Item name="selfCheckIn" label="可以扫现场海报自助签到" valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  )
}
