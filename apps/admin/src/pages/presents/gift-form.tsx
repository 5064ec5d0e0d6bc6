import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { StaffGiftItem } from '@guangquan/contract'
import {
  claimDays,
  giftKindNames,
  giftKinds,
  giftLimits,
  giftPicture,
  presentTypeNames,
  presentTypes,
  type GiftKind,
  type PresentType,
} from '@guangquan/contract/present/present.words'
import { Button, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'

interface Given {
  presentType: PresentType
  title: string
  detail?: string
  value: number
  options: { title: string; kind: GiftKind; coins?: number | null }[]
  exchangeCoins?: number | null
  claimDays: number
  isOpen: boolean
  /** Of one that the gift has, `fileId` is its key. */
  pictures?: (SitePicture | undefined)[]
}

const typeChoices = Object.values(presentTypes).map((value) => ({ value, label: presentTypeNames[value] }))
const kindChoices = Object.values(giftKinds).map((value) => ({ value, label: giftKindNames[value] }))
const { width, height } = giftPicture

/** Adds a gift, or changes one. @param row null for a new one */
export function GiftForm({ row, onDone }: { row: StaffGiftItem | null; onDone: () => void }) {
  const act = useFormAct(api.StaffGift.GetList)
  async function finish(written: Promise<StaffGiftItem>) {
    await act(written, '已保存')
    onDone()
  }
  const editOf = (row: StaffGiftItem) =>
    rowEdit({
      row,
      load: () => call(api.StaffGift.GetDetail, { id: row.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffGift.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<Given>
      send={
        row === null ? (given: Given) => finish(write(api.StaffGift.Create, fieldsOf(given))) : editOf(row)
      }
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="presentType" label="类型">
        <Select options={typeChoices} style={{ width: 200 }} />
      </Form.Item>
      <RequiredItem name="title" label="名称">
        <Input maxLength={giftLimits.title} showCount />
      </RequiredItem>
      <Form.Item name="detail" label="说明">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={giftLimits.detail} showCount />
      </Form.Item>
      <RequiredItem name="value" label="价值（元）" extra="会员看得到；人工发放的总价值超过设定的数要两个人">
        <InputNumber min={0} max={giftLimits.value} precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <Options />
      <Form.Item
        name="exchangeCoins"
        label="可以换成多少金币"
        extra="填了以后，会员领取时也可以不要东西，换成金币"
      >
        <InputNumber min={1} max={giftLimits.coins} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <RequiredItem name="claimDays" label="领取期限（天）">
        <InputNumber min={1} max={giftLimits.claimDays} precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <Pictures />
      <Form.Item name="isOpen" label="在用" valuePropName="checked" extra="停用后不再发放，已经发出的不变">
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

function Options() {
  return (
    <Form.Item label="内容" extra="有几种时会员选一种；虚拟的写明多少金币">
      <Form.List name="options">
        {(fields, { add, remove }) => (
          <Flex vertical gap={8}>
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={8} align="start" wrap>
                <Form.Item name={[name, 'title']} noStyle rules={[{ required: true, message: '请填写名称' }]}>
                  <Input
                    aria-label={`第 ${name + 1} 种的名称`}
                    placeholder="名称"
                    maxLength={giftLimits.option}
                    style={{ flex: '1 1 180px' }}
                  />
                </Form.Item>
                <Form.Item name={[name, 'kind']} noStyle>
                  <Select
                    aria-label={`第 ${name + 1} 种的种类`}
                    options={kindChoices}
                    style={{ width: 96 }}
                  />
                </Form.Item>
                <Form.Item name={[name, 'coins']} style={{ marginBottom: 0 }}>
                  <InputNumber
                    aria-label={`第 ${name + 1} 种的金币`}
                    placeholder="金币"
                    min={0}
                    max={giftLimits.coins}
                    precision={0}
                    style={{ width: 110 }}
                  />
                </Form.Item>
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`去掉第 ${name + 1} 种`}
                  disabled={fields.length === 1}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length === giftLimits.options}
              onClick={() => add({ kind: giftKinds.shipped })}
            >
              再加一种
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  )
}

function Pictures() {
  return (
    <Form.Item
      label="图片"
      extra={`${width} × ${height}，至少 ${Math.round((width * 2) / 3)} × ${Math.round((height * 2) / 3)}，5 MB 以内；第一张是封面`}
    >
      <Form.List name="pictures">
        {(fields, { add, remove }) => (
          <Flex vertical gap={12}>
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={8} align="start">
                <div style={{ flex: 1, minWidth: 0 }}>
                  <Form.Item name={name} noStyle>
                    <PictureField
                      label={`第 ${name + 1} 张图片`}
                      maxWidth={280}
                      upload={(file) => call(api.StaffGift.Upload, file)}
                    />
                  </Form.Item>
                </div>
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`去掉第 ${name + 1} 张图片`}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length === giftLimits.pictures}
              onClick={() => add()}
            >
              加一张图片
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  )
}

function initialOf(row: StaffGiftItem | null): Partial<Given> {
  if (row === null) {
    return {
      presentType: presentTypes.present,
      options: [{ title: '', kind: giftKinds.shipped }],
      claimDays,
      isOpen: true,
      pictures: [],
    }
  }
  const { presentType, title, detail, value, options, exchangeCoins, isOpen, pictures } = row
  return {
    presentType,
    title,
    detail,
    value,
    options: options.map(({ coins, ...option }) => ({ ...option, coins: coins === 0 ? null : coins })),
    exchangeCoins,
    claimDays: row.claimDays,
    isOpen,
    pictures: pictures.map(({ key, url }) => ({ fileId: key, url })),
  }
}

function fieldsOf({ detail = '', options, exchangeCoins, pictures = [], ...given }: Given) {
  return {
    ...given,
    detail,
    options: options.map(({ title, kind, coins }) => ({ title, kind, coins: coins ?? 0 })),
    exchangeCoins: exchangeCoins ?? null,
    pictures: pictures.flatMap((picture) => picture?.fileId ?? []),
  }
}

function describe({ title = '', detail = '', value, options = [], exchangeCoins, ...given }: Partial<Given>) {
  return {
    名称: title,
    说明: detail,
    价值: String(value ?? ''),
    内容: options.map((option) => `${option.title} ${option.coins ?? ''}`.trim()).join('、'),
    换金币: String(exchangeCoins ?? '不能'),
    领取期限: String(given.claimDays ?? ''),
    图片: `${given.pictures?.length ?? 0} 张`,
    在用: given.isOpen === true ? '是' : '否',
  }
}
