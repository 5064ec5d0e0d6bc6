import type { StaffShopItem } from '@guangquan/contract'
import { shopTypeNames } from '@guangquan/contract/goods/goods.words'
import { shopLimits } from '@guangquan/contract/shop/shop.words'
import { useQuery } from '@tanstack/react-query'
import { Cascader, Flex, Form, Input, InputNumber, Select, Switch } from 'antd'
import { type ListedPicture, PicturesField } from '../../parts/fields/pictures-field.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, readSite, write } from '../../platform/api.ts'

interface Given {
  type: 1 | 2 | 3
  name: string
  areaCodes: string[]
  detail: string
  phone: string
  hours: string
  services?: string[]
  lng?: number | null
  lat?: number | null
  pictures?: ListedPicture[]
  sort: number
  isOpen: boolean
}

/** Adds a shop, or changes one. @param row null for a new one */
export function ShopForm({ row, onDone }: { row: StaffShopItem | null; onDone: () => void }) {
  const act = useFormAct(api.StaffShop.GetList)
  const finish = async (written: Promise<StaffShopItem>) => {
    await act(written, '已保存')
    onDone()
  }
  const editOf = (shop: StaffShopItem) =>
    rowEdit({
      row: shop,
      load: () => findRow(api.StaffShop.GetList, {}, shop.id),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffShop.Save, { id, version, ...fieldsOf(given) })),
    })
  const areas = useQuery(readSite(api.SysBaseInfo.GetAreaJsonData, {}))
  return (
    <SentForm<Given>
      send={row === null ? (given) => finish(write(api.StaffShop.Create, fieldsOf(given))) : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="type" label="类型">
        <Select
          options={Object.entries(shopTypeNames).map(([value, label]) => ({ value: Number(value), label }))}
        />
      </Form.Item>
      <RequiredItem name="name" label="名称">
        <Input maxLength={40} />
      </RequiredItem>
      <RequiredItem name="areaCodes" label="所在地区">
        <Cascader
          loading={areas.isPending}
          options={areas.data?.areas ?? []}
          fieldNames={{ label: 'name', value: 'code', children: 'children' }}
          showSearch
        />
      </RequiredItem>
      <RequiredItem name="detail" label="街道和门牌">
        <Input maxLength={80} />
      </RequiredItem>
      <RequiredItem name="phone" label="电话">
        <Input maxLength={20} />
      </RequiredItem>
      <RequiredItem name="hours" label="营业时间" extra="例如：10:00-22:00">
        <Input maxLength={40} />
      </RequiredItem>
      <Form.Item
        name="services"
        label="服务"
        extra={`写一项按一次回车，最多 ${shopLimits.services} 项，每项最多 ${shopLimits.service} 个字`}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={['、', '，', ',']} />
      </Form.Item>
      <Flex gap={12}>
        <CoordinateItem name="lng" label="经度" />
        <CoordinateItem name="lat" label="纬度" />
      </Flex>
      <Form.Item name="pictures" label="图片" extra="1200 × 900，至少 800 × 600，5 MB 以内；第一张是封面">
        <PicturesField max={shopLimits.pictures} upload={(file) => call(api.StaffShop.Upload, file)} />
      </Form.Item>
      <SortField />
      <Form.Item name="isOpen" label="营业" valuePropName="checked">
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

/** A coordinate as maps of China have it; a shop has both, or neither. */
function CoordinateItem({ name, label }: { name: 'lng' | 'lat'; label: string }) {
  const { min, max } = shopLimits[name]
  return (
    <Form.Item name={name} label={label} extra="GCJ-02 坐标（高德地图）" style={{ flex: 1 }}>
      <InputNumber min={min} max={max} controls={false} style={{ width: '100%' }} />
    </Form.Item>
  )
}

// A place without a lower level repeats its code.
function fieldsOf({ areaCodes, services = [], lng = null, lat = null, pictures = [], ...given }: Given) {
  const [province = '', city = province, county = city] = areaCodes
  const keys = pictures.map(({ key }) => key)
  return { ...given, areaCodes: [province, city, county], services, lng, lat, pictures: keys }
}

function initialOf(row: StaffShopItem | null): Partial<Given> {
  if (row === null) return { type: 1, sort: 1, isOpen: true }
  const { type, areaCodes, ...fields } = row
  return {
    ...fields,
    type: type === 2 || type === 3 ? type : 1,
    areaCodes: areaCodes.filter((code, place) => code !== areaCodes[place - 1]),
  }
}

function describe({
  type,
  name = '',
  areaCodes,
  detail = '',
  phone = '',
  hours = '',
  services = [],
  lng,
  lat,
  pictures = [],
  sort,
  isOpen,
}: Partial<Given>) {
  return {
    类型: type === undefined ? '' : shopTypeNames[type],
    名称: name,
    所在地区: areaCodes?.join(' ') ?? '',
    街道和门牌: detail,
    电话: phone,
    营业时间: hours,
    服务: services.join('、'),
    坐标: lng == null || lat == null ? '' : `${lng}, ${lat}`,
    图片: pictures.map(({ key }) => key).join(' '),
    顺序: String(sort ?? ''),
    营业: isOpen === true ? '是' : '否',
  }
}
