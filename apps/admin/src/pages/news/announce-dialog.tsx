import type { NewsAudience, StaffNewsDetail } from '@guangquan/contract'
import { audienceKindNames, type AudienceKind } from '@guangquan/contract/news/news.words'
import { useQuery } from '@tanstack/react-query'
import { DatePicker, Form, Input, InputNumber, Select, Typography } from 'antd'
import type { Dayjs } from 'dayjs'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf } from '../../parts/fields/choices.ts'
import { CircleChoice, type ChosenCircle } from '../../parts/fields/circle-choice.tsx'
import { ProductChoice } from '../../parts/fields/product-choice.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, read, readSite, write } from '../../platform/api.ts'
import { instantOfPicker } from '../../parts/time/shanghai-time.ts'

interface Given extends Reasoned {
  audience?: AudienceKind
  level?: number
  areaCode?: string
  productId?: string
  circle?: ChosenCircle | null
  memberId?: string
  sendAt?: Dayjs | null
}

const changed = [api.StaffNews.GetAnnouncements]

/** Asks whom to notify of news, when and why. @param news null while it is closed */
export function AnnounceDialog({ news, onClose }: { news: StaffNewsDetail | null; onClose: () => void }) {
  return <ActDialog act={news === null ? null : actOf(news)} changed={changed} onClose={onClose} />
}

function actOf({ id, title }: StaffNewsDetail) {
  return {
    title: `通知会员 · ${title}`,
    after:
      '会员在系统通知里看到「公告：标题」，点开是这条资讯；没有关掉系统公告弹窗的会员还会看到弹窗。先试发给一位会员，看看样子。',
    fields: (
      <>
        <RequiredItem name="audience" label="通知谁">
          <Select options={choicesOf(audienceKindNames)} />
        </RequiredItem>
        <Form.Item noStyle dependencies={['audience']}>
          {({ getFieldValue }) => <AudienceField kind={getFieldValue('audience')} />}
        </Form.Item>
        <Form.Item noStyle shouldUpdate>
          {({ getFieldsValue }) => <AudienceSize audience={audienceOf(getFieldsValue(true))} />}
        </Form.Item>
        <Form.Item name="sendAt" label="发送时间" extra="不填就马上发">
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <ReasonField />
      </>
    ),
    submitText: '发送',
    write: (given: Given) =>
      write(api.StaffNews.Announce, {
        id,
        audience: audienceOf(given) ?? { kind: 'all' },
        ...(given.sendAt == null ? {} : { sendAt: instantOfPicker(given.sendAt) }),
        reason: given.reason,
      }),
    done: '已安排发送',
  }
}

function AudienceField({ kind }: { kind: AudienceKind | undefined }) {
  const areas = useQuery({ ...readSite(api.SysBaseInfo.GetAreaJsonData, {}), enabled: kind === 'area' })
  switch (kind) {
    case 'level':
      return (
        <RequiredItem name="level" label="最低等级">
          <InputNumber min={1} max={10} precision={0} />
        </RequiredItem>
      )
    case 'area':
      return (
        <RequiredItem name="areaCode" label="省市">
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={areas.isPending}
            options={(areas.data?.areas ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          />
        </RequiredItem>
      )
    case 'product':
      return (
        <RequiredItem name="productId" label="产品">
          <ProductChoice />
        </RequiredItem>
      )
    case 'circle':
      return (
        <RequiredItem name="circle" label="圈子">
          <CircleChoice />
        </RequiredItem>
      )
    case 'member':
      return (
        <RequiredItem name="memberId" label="会员编号">
          <Input autoComplete="off" maxLength={36} />
        </RequiredItem>
      )
    case 'all':
    case undefined:
      return null
  }
}

/** How many members that are now, before anything is sent. */
function AudienceSize({ audience }: { audience: NewsAudience | null }) {
  const found = useQuery({
    ...read(api.StaffNews.CountAudience, { audience: audience ?? { kind: 'all' } }),
    enabled: audience !== null,
  })
  if (audience === null) return null
  const text = found.isError
    ? '没有数出来，请检查填写的内容'
    : found.data === undefined
      ? '正在数'
      : `现在有 ${found.data.count} 位会员`
  return (
    <Typography.Paragraph type="secondary" role="status">
      {text}
    </Typography.Paragraph>
  )
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Null while it is not complete. */
function audienceOf({
  audience: kind,
  level,
  areaCode,
  productId,
  circle,
  memberId = '',
}: Partial<Given>): NewsAudience | null {
  switch (kind) {
    case 'all':
      return { kind }
    case 'level':
      return level === undefined ? null : { kind, level }
    case 'area':
      return areaCode === undefined ? null : { kind, areaCode }
    case 'product':
      return productId === undefined ? null : { kind, productId }
    case 'circle':
      return circle == null ? null : { kind, circleId: circle.value }
    case 'member':
      return uuid.test(memberId.trim()) ? { kind, memberId: memberId.trim() } : null
    case undefined:
      return null
  }
}
