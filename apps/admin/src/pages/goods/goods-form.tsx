import type { StaffGoodsDetail } from '@guangquan/contract'
import {
  goodsKindNames,
  goodsKinds,
  goodsLimits,
  goodsTypeNames,
  goodsTypes,
  type GoodsKind,
  type GoodsType,
} from '@guangquan/contract/goods/goods.words'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, DatePicker, Form, Input, InputNumber, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { type ListedPicture, PicturesField } from '../../parts/fields/pictures-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { type ChosenShop, ShopsChoice } from '../../parts/fields/shop-choice.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, read, write } from '../../platform/api.ts'
import { instantOfPickerOrNull, pickerTime } from '../../parts/time/shanghai-time.ts'

interface Given {
  goodsType: GoodsType
  kind: GoodsKind
  hasCodePool?: boolean
  stock?: number | null
  name: string
  summary?: string
  detail?: string
  useNote?: string
  coins?: number | null
  minLevel: number
  ownersOnly?: boolean
  limitTotal?: number | null
  limitMonth?: number | null
  limitYear?: number | null
  period?: [Dayjs | null, Dayjs | null] | null
  codeDays?: number | null
  gift?: string | null
  shops?: ChosenShop[]
  sort: number
  pictures?: ListedPicture[]
}

interface GoodsFormProps {
  /** Null for new goods. */
  row: StaffGoodsDetail | null
  onDone: (saved: StaffGoodsDetail) => void
}

/** Creates or changes goods. Their kind can only be chosen once. */
export function GoodsForm({ row, onDone }: GoodsFormProps) {
  const act = useFormAct(api.StaffGoods.GetList, api.StaffGoods.GetDetail)
  const finish = async (written: Promise<StaffGoodsDetail>) => onDone(await act(written, '已保存'))
  const create = ({ hasCodePool = false, stock = null, ...given }: Given) =>
    finish(
      write(api.StaffGoods.Create, {
        goodsType: given.goodsType,
        kind: given.kind,
        hasCodePool,
        stock: hasCodePool ? null : stock,
        ...fieldsOf(given),
      }),
    )
  const editOf = (goods: StaffGoodsDetail) =>
    rowEdit({
      row: goods,
      load: () => call(api.StaffGoods.GetDetail, { id: goods.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffGoods.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="goodsType" label="类型">
        <Select disabled={row !== null} options={numberedChoicesOf(goodsTypeNames)} />
      </Form.Item>
      <Form.Item name="kind" label="种类">
        <Select disabled={row !== null} options={numberedChoicesOf(goodsKindNames)} />
      </Form.Item>
      <RequiredItem name="name" label="名称">
        <Input maxLength={goodsLimits.name} />
      </RequiredItem>
      <Form.Item
        name="summary"
        label="一句话介绍"
        extra="没有图片时，开头的数字会印成大字，例如：5 折 直营店相机清洁保养"
      >
        <Input maxLength={goodsLimits.summary} />
      </Form.Item>
      <Form.Item name="pictures" label="图片" extra="1200 × 900，至少 800 × 600，5 MB 以内；第一张是封面">
        <PicturesField max={goodsLimits.pictures} upload={(file) => call(api.StaffGoods.Upload, file)} />
      </Form.Item>
      <Form.Item noStyle dependencies={['goodsType', 'kind', 'hasCodePool']}>
        {({ getFieldsValue }) => <KindFields given={getFieldsValue(true)} isNew={row === null} />}
      </Form.Item>
      <RequiredItem name="minLevel" label="等级不低于">
        <InputNumber min={1} max={10} precision={0} prefix="Lv." />
      </RequiredItem>
      <Form.Item name="ownersOnly" valuePropName="checked" extra="注册过产品的会员才能领取或兑换">
        <Checkbox>仅机主</Checkbox>
      </Form.Item>
      <CountItem name="limitTotal" label="每人最多" />
      <CountItem name="limitYear" label="每人每年最多" />
      <CountItem name="limitMonth" label="每人每月最多" />
      <Form.Item name="period" label="兑换时间" extra="不填就一直可以兑换">
        <DatePicker.RangePicker showTime allowEmpty={[true, true]} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="detail" label="详情">
        <Input.TextArea autoSize={{ minRows: 3 }} maxLength={goodsLimits.detail} />
      </Form.Item>
      <Form.Item name="useNote" label="使用说明">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={goodsLimits.note} />
      </Form.Item>
      <SortField />
    </SentForm>
  )
}

/** Fields that depend on the kind of goods. */
function KindFields({ given, isNew }: { given: Partial<Given>; isNew: boolean }) {
  const { goodsType, kind, hasCodePool } = given
  const isCode = kind === goodsKinds.code || kind === goodsKinds.appointment
  return (
    <>
      {goodsType === goodsTypes.coins ? (
        <RequiredItem name="coins" label="金币">
          <InputNumber min={1} max={goodsLimits.coins} precision={0} />
        </RequiredItem>
      ) : null}
      {isNew && isCode ? (
        <Form.Item name="hasCodePool" valuePropName="checked" extra="不勾选时，券码由系统在领取时生成">
          <Checkbox>券码由我导入</Checkbox>
        </Form.Item>
      ) : null}
      {isNew && !(isCode && hasCodePool === true) ? (
        <Form.Item name="stock" label="库存" extra="不填就不限">
          <InputNumber min={0} max={goodsLimits.stock} precision={0} />
        </Form.Item>
      ) : null}
      {isCode ? (
        <>
          <RequiredItem name="codeDays" label="券码有效天数">
            <InputNumber min={1} max={goodsLimits.codeDays} precision={0} />
          </RequiredItem>
          <Form.Item name="shops" label="适用门店" extra="不选时，所有门店都可以核销">
            <ShopsChoice />
          </Form.Item>
        </>
      ) : null}
      {kind === goodsKinds.virtual ? <GiftItem /> : null}
    </>
  )
}

function GiftItem() {
  const gifts = useQuery(read(api.StaffGoods.GetGiftList, {}))
  const options = (gifts.data ?? []).flatMap(({ gives, name, choices }) =>
    choices.length === 0
      ? [{ value: `${gives}:`, label: name }]
      : choices.map((choice) => ({ value: `${gives}:${choice.value}`, label: `${name}：${choice.name}` })),
  )
  return (
    <RequiredItem name="gift" label="给什么">
      <Select loading={gifts.isPending} options={options} />
    </RequiredItem>
  )
}

function CountItem({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} extra="不填就不限">
      <InputNumber min={1} max={goodsLimits.stock} precision={0} suffix="份" />
    </Form.Item>
  )
}

function initialOf(row: StaffGoodsDetail | null): Partial<Given> {
  if (row === null) return { goodsType: 2, kind: 1, minLevel: 1, sort: 1, pictures: [], shops: [] }
  const { goodsType, kind, from, to, gift, shops, ...fields } = row
  return {
    ...fields,
    goodsType: goodsType === 1 ? 1 : 2,
    kind: Object.values(goodsKinds).find((one) => one === kind) ?? 1,
    period: [from === null ? null : pickerTime(from), to === null ? null : pickerTime(to)],
    gift: gift && `${gift.gives}:${gift.choice}`,
    shops: shops.map(({ id, name }) => ({ value: id, label: name })),
  }
}

function fieldsOf(given: Given) {
  const { gift, period, goodsType, kind } = given
  const isCode = kind === goodsKinds.code || kind === goodsKinds.appointment
  const [gives = '', choice = ''] = (gift ?? '').split(':')
  return {
    name: given.name,
    summary: given.summary ?? '',
    detail: given.detail ?? '',
    useNote: given.useNote ?? '',
    coins: goodsType === goodsTypes.coins ? (given.coins ?? 0) : 0,
    minLevel: given.minLevel,
    ownersOnly: given.ownersOnly ?? false,
    limitTotal: given.limitTotal ?? null,
    limitMonth: given.limitMonth ?? null,
    limitYear: given.limitYear ?? null,
    from: instantOfPickerOrNull(period?.[0]),
    to: instantOfPickerOrNull(period?.[1]),
    codeDays: isCode ? (given.codeDays ?? null) : null,
    gift: kind === goodsKinds.virtual ? { gives, choice } : null,
    shopIds: isCode ? (given.shops ?? []).map(({ value }) => value) : [],
    sort: given.sort,
    pictures: (given.pictures ?? []).map(({ key }) => key),
  }
}

function describe(given: Partial<Given>) {
  const timeOf = (at: Dayjs | null | undefined) => at?.format('YYYY-MM-DD HH:mm') ?? '不限'
  const countOf = (count: number | null | undefined) => (count == null ? '不限' : String(count))
  return {
    名称: given.name ?? '',
    一句话介绍: given.summary ?? '',
    图片: `${given.pictures?.length ?? 0} 张`,
    金币: String(given.coins ?? 0),
    等级不低于: `Lv.${given.minLevel ?? 1}`,
    每人最多: countOf(given.limitTotal),
    每人每年最多: countOf(given.limitYear),
    每人每月最多: countOf(given.limitMonth),
    兑换时间: `${timeOf(given.period?.[0])} 至 ${timeOf(given.period?.[1])}`,
    券码有效天数: countOf(given.codeDays),
    适用门店: `${given.shops?.length ?? 0} 家`,
    详情: given.detail ?? '',
    使用说明: given.useNote ?? '',
    顺序: String(given.sort ?? ''),
  }
}
