import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { StaffProductActivityItem } from '@guangquan/contract'
import {
  activityKindNames,
  activityKinds,
  activityLimits,
  type ActivityKind,
} from '@guangquan/contract/product/product-activity.words'
import { Button, DatePicker, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { ModelsField, type Model } from './models-field.tsx'
import { pickerOfText } from '../../parts/time/shanghai-time.ts'

interface Given {
  title: string
  kind: ActivityKind
  productIds: Model[]
  buyFrom: Dayjs
  buyTo: Dayjs
  applyFrom: Dayjs
  applyTo: Dayjs
  needInvoice: boolean
  needAddress: boolean
  extensionMonths?: number | null
  gifts: string[]
  quota?: number | null
  rules: string
  isOpen: boolean
  picture?: SitePicture | null
}

const day = 'YYYY-MM-DD'
const minute = 'YYYY-MM-DD HH:mm'
const minutes = { showTime: { format: 'HH:mm' }, format: minute } as const
const kindChoices = Object.values(activityKinds).map((value) => ({ value, label: activityKindNames[value] }))

/** Adds an activity, or changes one. @param row null for a new one */
export function ActivityForm({ row, onDone }: { row: StaffProductActivityItem | null; onDone: () => void }) {
  const act = useFormAct(api.StaffProductActivity.GetList)
  async function finish(written: Promise<StaffProductActivityItem>) {
    await act(written, '已保存')
    onDone()
  }
  const create = (given: Given) => finish(write(api.StaffProductActivity.Create, fieldsOf(given)))
  const editOf = (row: StaffProductActivityItem) =>
    rowEdit({
      row,
      load: () => call(api.StaffProductActivity.GetDetail, { id: row.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffProductActivity.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <RequiredItem name="title" label="标题">
        <Input maxLength={activityLimits.title} showCount />
      </RequiredItem>
      <Form.Item name="kind" label="类型">
        <Select options={kindChoices} style={{ width: 200 }} />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) => (getFieldValue('kind') === activityKinds.warranty ? <Extension /> : null)}
      </Form.Item>
      <RequiredItem name="productIds" label="适用型号">
        <ModelsField />
      </RequiredItem>
      <Flex gap={16} wrap>
        <RequiredItem name="buyFrom" label="购买日期，从">
          <DatePicker />
        </RequiredItem>
        <RequiredItem name="buyTo" label="到，含这一天">
          <DatePicker />
        </RequiredItem>
      </Flex>
      <Flex gap={16} wrap>
        <RequiredItem name="applyFrom" label="申请时间，从">
          <DatePicker {...minutes} />
        </RequiredItem>
        <RequiredItem name="applyTo" label="到" extra="过了时间，要求补充材料的还能补充">
          <DatePicker {...minutes} />
        </RequiredItem>
      </Flex>
      <Form.Item name="quota" label="名额" extra="不填就不限；不通过和取消的会还回来">
        <InputNumber min={1} max={1_000_000} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <Gifts />
      <Form.Item name="needInvoice" label="要上传发票" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="needAddress" label="要填收货地址" valuePropName="checked" extra="有东西要寄的才打开">
        <Switch />
      </Form.Item>
      <RequiredItem name="rules" label="活动说明">
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={activityLimits.rules} showCount />
      </RequiredItem>
      <Form.Item name="picture" label="图片" extra="1200 × 900，至少 800 × 600，5 MB 以内">
        <PictureField
          label="图片"
          maxWidth={260}
          removable
          upload={(file) => call(api.StaffProduct.Upload, file)}
        />
      </Form.Item>
      <Form.Item
        name="isOpen"
        label="开放"
        valuePropName="checked"
        extra="关闭后不再列出，申请过的会员仍然看得到自己的申请"
      >
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

function Extension() {
  return (
    <RequiredItem
      name="extensionMonths"
      label="延长保修（月）"
      extra="申请通过时加到这件产品的保修上，以后再改只影响还没通过的申请；只限国行产品"
    >
      <InputNumber min={1} max={activityLimits.extensionMonths} precision={0} style={{ width: 160 }} />
    </RequiredItem>
  )
}

function Gifts() {
  return (
    <Form.Item label="礼品" extra="有几样时会员选一样；没有就不填。去掉的不再能选，已经选了它的申请不变">
      <Form.List name="gifts">
        {(fields, { add, remove }) => (
          <Flex vertical gap={8}>
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={8}>
                <Form.Item name={name} noStyle rules={[{ required: true, message: '请填写名称' }]}>
                  <Input
                    aria-label={`第 ${name + 1} 样礼品`}
                    placeholder="名称"
                    maxLength={activityLimits.gift}
                  />
                </Form.Item>
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`去掉第 ${name + 1} 样礼品`}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length === activityLimits.gifts}
              onClick={() => add('')}
            >
              加一样礼品
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  )
}

function initialOf(row: StaffProductActivityItem | null): Partial<Given> {
  if (row === null)
    return { kind: activityKinds.gift, gifts: [], needInvoice: false, needAddress: false, isOpen: true }
  const { title, kind, needInvoice, needAddress, extensionMonths, quota, rules, isOpen } = row
  return {
    title,
    kind,
    needInvoice,
    needAddress,
    extensionMonths: extensionMonths === 0 ? null : extensionMonths,
    quota,
    rules,
    isOpen,
    productIds: row.models.map(({ productId, name }) => ({ value: productId, label: name })),
    buyFrom: pickerOfText(row.buyFrom),
    buyTo: pickerOfText(row.buyTo),
    applyFrom: pickerOfText(row.applyFrom),
    applyTo: pickerOfText(row.applyTo),
    gifts: row.gifts.map(({ name }) => name),
    ...(row.pictureUrl === '' ? {} : { picture: { url: row.pictureUrl } }),
  }
}

function fieldsOf({ picture, productIds, quota, gifts, extensionMonths, ...given }: Given) {
  return {
    ...given,
    extensionMonths: given.kind === activityKinds.warranty ? (extensionMonths ?? 0) : 0,
    productIds: productIds.map(({ value }) => value),
    buyFrom: given.buyFrom.format(day),
    buyTo: given.buyTo.format(day),
    applyFrom: given.applyFrom.format(`${minute}:00`),
    applyTo: given.applyTo.format(`${minute}:00`),
    gifts: gifts ?? [],
    quota: quota ?? null,
    // A picture without an id is the one that is stored.
    ...(picture == null ? { pictureFileId: null } : {}),
    ...(picture?.fileId === undefined ? {} : { pictureFileId: picture.fileId }),
  }
}

function describe({ kind, productIds, gifts, quota, isOpen, ...given }: Partial<Given>) {
  const yesNo = (is: boolean | undefined) => (is === true ? '是' : '否')
  return {
    标题: given.title ?? '',
    类型: kind === undefined ? '' : activityKindNames[kind],
    适用型号: (productIds ?? []).map(({ label }) => label).join('、'),
    购买日期: `${given.buyFrom?.format(day) ?? ''} 至 ${given.buyTo?.format(day) ?? ''}`,
    申请时间: `${given.applyFrom?.format(minute) ?? ''} 至 ${given.applyTo?.format(minute) ?? ''}`,
    延长保修: given.extensionMonths == null ? '不延长' : `${given.extensionMonths} 个月`,
    名额: String(quota ?? '不限'),
    礼品: (gifts ?? []).join('、'),
    发票: yesNo(given.needInvoice),
    收货地址: yesNo(given.needAddress),
    说明: given.rules ?? '',
    图片: given.picture?.url ?? '没有',
    开放: yesNo(isOpen),
  }
}
