import type { StaffBannerItem } from '@guangquan/contract'
import { DatePicker, Form, Input, Select, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { placeChoices } from './banner-places.ts'
import { instantOfPickerOrNull, pickerTime } from '../../parts/time/shanghai-time.ts'

interface Given {
  place: (typeof placeChoices)[number]['value']
  title: string
  link: string
  sort: number
  period: [Dayjs | null, Dayjs | null] | null
  isOpen: boolean
  wide: SitePicture
  narrow: SitePicture
}

/** Adds a banner, or changes one. @param row null for a new one */
export function BannerForm({ row, onDone }: { row: StaffBannerItem | null; onDone: () => void }) {
  const act = useFormAct(api.StaffBanner.GetList)
  async function finish(written: Promise<StaffBannerItem>) {
    await act(written, '已保存')
    onDone()
  }
  async function create(given: Given) {
    const [wideFileId, narrowFileId] = [given.wide.fileId, given.narrow.fileId]
    if (wideFileId === undefined || narrowFileId === undefined) return
    await finish(write(api.StaffBanner.Create, { ...described(given), wideFileId, narrowFileId }))
  }
  const editOf = (row: StaffBannerItem) =>
    rowEdit({
      row,
      load: () => findRow(api.StaffBanner.GetList, {}, row.id),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) => {
        const [wideFileId, narrowFileId] = [given.wide.fileId, given.narrow.fileId]
        return finish(
          write(api.StaffBanner.Save, { id, version, ...described(given), wideFileId, narrowFileId }),
        )
      },
    })
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="place" label="位置">
        <Select options={[...placeChoices]} />
      </Form.Item>
      <PictureItem kind="wide" name="宽图" label="宽图" sizes="1800 × 563，至少 1200 × 375" />
      <PictureItem kind="narrow" name="窄图" label="窄图，手机上用" sizes="750 × 420，至少 500 × 280" />
      <RequiredItem name="title" label="标题" extra="也是图片的替代文字，读屏软件会念">
        <Input maxLength={60} />
      </RequiredItem>
      <RequiredItem name="link" label="链接" extra="站内地址以 / 开头，站外以 https:// 开头">
        <Input maxLength={500} />
      </RequiredItem>
      <Form.Item name="period" label="展示时间" extra="不填就一直展示；以服务器的时间为准">
        <DatePicker.RangePicker showTime allowEmpty={[true, true]} style={{ width: '100%' }} />
      </Form.Item>
      <SortField />
      <Form.Item name="isOpen" label="开放" valuePropName="checked">
        <Switch />
      </Form.Item>
    </SentForm>
  )
}

interface PictureItemProps {
  kind: 'wide' | 'narrow'
  name: string
  label: string
  sizes: string
}

function PictureItem({ kind, name, label, sizes }: PictureItemProps) {
  return (
    <Form.Item
      name={kind}
      label={label}
      extra={`${sizes}，5 MB 以内`}
      rules={[{ required: true, message: `请上传${name}` }]}
    >
      <PictureField
        label={name}
        upload={(file) => call(api.StaffBanner.Upload, { kind, ...file })}
        {...(kind === 'wide' ? {} : { maxWidth: 260 })}
      />
    </Form.Item>
  )
}

function initialOf(row: StaffBannerItem | null): Partial<Given> {
  if (row === null) return { place: 2, sort: 1, isOpen: true }
  const { from, to, imageUrl, imageMobileUrl, place, ...fields } = row
  return {
    ...fields,
    place: placeChoices.find(({ value }) => value === place)?.value ?? 2,
    period: [from === null ? null : pickerTime(from), to === null ? null : pickerTime(to)],
    wide: { url: imageUrl },
    narrow: { url: imageMobileUrl },
  }
}

const described = ({ place, title, link, sort, isOpen, period }: Given) => ({
  place,
  title,
  link,
  sort,
  isOpen,
  from: instantOfPickerOrNull(period?.[0]),
  to: instantOfPickerOrNull(period?.[1]),
})

function describe({ place, title = '', link = '', sort, period, isOpen, wide, narrow }: Partial<Given>) {
  const timeOf = (at: Dayjs | null | undefined) => at?.format('YYYY-MM-DD HH:mm') ?? '不限'
  return {
    位置: placeChoices.find(({ value }) => value === place)?.label ?? '',
    宽图: wide?.url ?? '',
    窄图: narrow?.url ?? '',
    标题: title,
    链接: link,
    展示时间: `${timeOf(period?.[0])} 至 ${timeOf(period?.[1])}`,
    顺序: String(sort ?? ''),
    开放: isOpen === true ? '是' : '否',
  }
}
