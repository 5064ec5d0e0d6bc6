import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { StaffProductItem } from '@guangquan/contract'
import { Button, DatePicker, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { GearField } from './gear-field.tsx'
import { pickerOfText } from '../../parts/time/shanghai-time.ts'

interface Given {
  categoryId: string
  code: string
  name: string
  summary: string
  serialPattern: string
  launch: Dayjs
  warrantyMonths: number
  specs: { name: string; value: string }[]
  gear: string
  sort: number
  isOpen: boolean
  picture?: SitePicture
}

interface ProductFormProps {
  /** Null for a new one. */
  row: StaffProductItem | null
  kinds: { value: string; label: string }[]
  onDone: () => void
}

/** Adds a product, or changes one. */
export function ProductForm({ row, kinds, onDone }: ProductFormProps) {
  const act = useFormAct(api.StaffProduct.GetList, api.StaffProduct.GetCategories)
  async function finish(written: Promise<StaffProductItem>) {
    await act(written, '已保存')
    onDone()
  }
  const create = (given: Given) => finish(write(api.StaffProduct.Create, described(given)))
  const editOf = (row: StaffProductItem) =>
    rowEdit({
      row,
      load: () => findRow(api.StaffProduct.GetList, {}, row.id),
      valuesOf: initialOf,
      describe: (given: Partial<Given>) => describe(given, kinds),
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffProduct.Save, { id, version, ...described(given) })),
    })
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <RequiredItem name="name" label="型号">
        <Input maxLength={60} />
      </RequiredItem>
      <RequiredItem name="code" label="产品代码" extra="印在包装盒二维码里，大写字母、数字和短横线">
        <Input maxLength={20} />
      </RequiredItem>
      <RequiredItem name="categoryId" label="类型">
        <Select options={kinds} />
      </RequiredItem>
      <RequiredItem
        name="serialPattern"
        label="编号的样子"
        extra="# 是数字，@ 是字母，* 是两者，其余照写；几种写法用 | 隔开，例如 CP#######"
      >
        <Input maxLength={100} />
      </RequiredItem>
      <RequiredItem name="launch" label="上市日期">
        <DatePicker style={{ width: 200 }} />
      </RequiredItem>
      <RequiredItem name="warrantyMonths" label="基本保修（月）">
        <InputNumber min={0} max={120} precision={0} />
      </RequiredItem>
      <Form.Item name="summary" label="一句话介绍">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="picture" label="图片" extra="1200 × 900，至少 800 × 600，5 MB 以内">
        <PictureField label="图片" maxWidth={260} upload={(file) => call(api.StaffProduct.Upload, file)} />
      </Form.Item>
      <Form.Item name="gear" label="器材库里的条目" extra="机主的照片按它统计">
        <GearField />
      </Form.Item>
      <Specs />
      <SortField />
      <Form.Item name="isOpen" label="可以注册" valuePropName="checked">
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

function Specs() {
  return (
    <Form.Item label="规格">
      <Form.List name="specs">
        {(fields, { add, remove }) => (
          <Flex vertical gap={8}>
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={8}>
                <Form.Item name={[name, 'name']} noStyle rules={[{ required: true, message: '请填写名称' }]}>
                  <Input aria-label="规格的名称" placeholder="名称" maxLength={20} style={{ width: 140 }} />
                </Form.Item>
                <Form.Item name={[name, 'value']} noStyle rules={[{ required: true, message: '请填写内容' }]}>
                  <Input aria-label="规格的内容" placeholder="内容" maxLength={200} />
                </Form.Item>
                <Button aria-label="移除这一项" icon={<DeleteOutlined />} onClick={() => remove(name)} />
              </Flex>
            ))}
            <Button icon={<PlusOutlined />} onClick={() => add({ name: '', value: '' })}>
              添加一项
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  )
}

function initialOf(row: StaffProductItem | null): Partial<Given> {
  if (row === null) return { summary: '', warrantyMonths: 12, specs: [], gear: '', sort: 1, isOpen: true }
  const { code, name, summary, serialPattern, warrantyMonths, specs, gear, sort, isOpen } = row
  return {
    code,
    name,
    summary,
    serialPattern,
    warrantyMonths,
    specs,
    gear,
    sort,
    isOpen,
    categoryId: String(row.categoryId),
    launch: pickerOfText(row.launchDate),
    ...(row.pictureUrl === '' ? {} : { picture: { url: row.pictureUrl } }),
  }
}

const described = ({ categoryId, launch, picture, gear, summary, specs, ...fields }: Given) => ({
  ...fields,
  summary: summary ?? '',
  specs: specs ?? [],
  gear: gear ?? '',
  categoryId: Number(categoryId),
  launchDate: launch.format('YYYY-MM-DD'),
  ...(picture?.fileId === undefined ? {} : { pictureFileId: picture.fileId }),
})

function describe(given: Partial<Given>, kinds: ProductFormProps['kinds']) {
  return {
    型号: given.name ?? '',
    产品代码: given.code ?? '',
    类型: kinds.find(({ value }) => value === given.categoryId)?.label ?? '',
    编号的样子: given.serialPattern ?? '',
    上市日期: given.launch?.format('YYYY-MM-DD') ?? '',
    基本保修: `${given.warrantyMonths ?? ''} 个月`,
    介绍: given.summary ?? '',
    规格: (given.specs ?? []).map(({ name, value }) => `${name} ${value}`).join('，'),
    顺序: String(given.sort ?? ''),
    可以注册: given.isOpen === true ? '是' : '否',
  }
}
