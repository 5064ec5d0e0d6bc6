import type { StaffExhibition } from '@guangquan/contract'
import { galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { Button, Divider, Flex, Form, Input } from 'antd'
import { ActivityChoice } from '../../parts/fields/activity-choice.tsx'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { type ChosenShop, ShopChoice } from '../../parts/fields/shop-choice.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'

interface Values {
  shop: ChosenShop
  title: string
  subtitle?: string
  place?: string
  curator: string
  intro: string
  hours?: string
  startTime: string
  endTime: string
  /** Invites to the opening. */
  activity?: { value: string; label: string } | null
  rooms: { title: string; text?: string }[]
}

function initialOf(row: StaffExhibition | null): Partial<Values> {
  if (row === null) return { rooms: [{ title: '', text: '' }] }
  const { shopId, shopName, title, subtitle, place, curator, intro, hours, startTime, endTime, rooms } = row
  const shop = { value: shopId, label: shopName }
  const activity = row.activity && { value: row.activity.id, label: row.activity.title }
  return { shop, title, subtitle, place, curator, intro, hours, startTime, endTime, activity, rooms }
}

const fieldsOf = ({ shop, activity, subtitle = '', place = '', hours = '', rooms, ...given }: Values) => ({
  ...given,
  activityId: activity?.value ?? null,
  subtitle,
  place,
  hours,
  shopId: shop.value,
  rooms: rooms.map(({ title, text = '' }) => ({ title, text })),
})

const describe = (given: Partial<Values>): Record<string, string> => ({
  门店: given.shop?.label ?? '',
  名称: given.title ?? '',
  副题: given.subtitle ?? '',
  位置: given.place ?? '',
  策展: given.curator ?? '',
  题墙: given.intro ?? '',
  开放时间: given.hours ?? '',
  配套活动: given.activity?.label ?? '',
  展期: `${given.startTime ?? ''} 到 ${given.endTime ?? ''}`,
  展室: (given.rooms ?? []).map(({ title }) => title).join('、'),
})

interface ExhibitionFormProps {
  /** Null for a new one. */
  row: StaffExhibition | null
  onDone: (saved: StaffExhibition) => void
}

/** Writes the words, the rooms and the times of an exhibition. */
export function ExhibitionForm({ row, onDone }: ExhibitionFormProps) {
  const act = useFormAct(api.StaffGallery.GetList, api.StaffGallery.GetDetail)
  const finish = async (written: Promise<StaffExhibition>) => onDone(await act(written, '已保存'))
  const create = (given: Values) => finish(write(api.StaffGallery.Create, fieldsOf(given)))
  const editOf = (exhibition: StaffExhibition) =>
    rowEdit({
      row: exhibition,
      load: () => call(api.StaffGallery.GetDetail, { id: exhibition.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Values, { id, version }) =>
        finish(write(api.StaffGallery.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<Values>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <RequiredItem name="title" label="名称">
        <Input maxLength={galleryLimits.title.max} showCount />
      </RequiredItem>
      <Form.Item name="subtitle" label="副题">
        <Input maxLength={galleryLimits.label} />
      </Form.Item>
      <RequiredItem name="shop" label="门店">
        <ShopChoice />
      </RequiredItem>
      <Form.Item name="place" label="店里的位置">
        <Input maxLength={galleryLimits.label} placeholder="二层画廊" />
      </Form.Item>
      <RequiredItem name="curator" label="策展">
        <Input maxLength={galleryLimits.title.max} />
      </RequiredItem>
      <RequiredItem name="intro" label="题墙上的文字">
        <Input.TextArea autoSize={{ minRows: 4 }} maxLength={galleryLimits.intro} showCount />
      </RequiredItem>
      <Form.Item name="hours" label="开放时间">
        <Input maxLength={galleryLimits.label} placeholder="每天 11:00–20:00，周一闭馆，免费" />
      </Form.Item>
      <Flex gap={16} wrap>
        <RequiredItem name="startTime" label="开幕（北京时间）">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="endTime" label="闭幕">
          <MomentField />
        </RequiredItem>
      </Flex>
      <Form.Item name="activity" label="配套活动" extra="例如开幕夜话：先发布活动，影友从题墙去报名">
        <ActivityChoice />
      </Form.Item>
      <Rooms />
    </SentForm>
  )
}

function Rooms() {
  return (
    <>
      <Divider titlePlacement="start">展室</Divider>
      <Form.List name="rooms">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Flex key={key} gap={12} align="start" wrap>
                <RequiredItem name={[name, 'title']} label={`第 ${name + 1} 室`}>
                  <Input maxLength={galleryLimits.title.max} />
                </RequiredItem>
                <Form.Item name={[name, 'text']} label="墙上的话" style={{ flex: 1, minWidth: 200 }}>
                  <Input maxLength={galleryLimits.caption} />
                </Form.Item>
                {fields.length > 1 ? (
                  <Button type="text" style={{ marginTop: 30 }} onClick={() => remove(name)}>
                    移除第 {name + 1} 室
                  </Button>
                ) : null}
              </Flex>
            ))}
            {fields.length < galleryLimits.rooms ? (
              <Button onClick={() => add({ title: '', text: '' })}>加一室</Button>
            ) : null}
          </>
        )}
      </Form.List>
    </>
  )
}
