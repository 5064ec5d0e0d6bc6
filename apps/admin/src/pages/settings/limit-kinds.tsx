import {
  type AdjustableCount,
  adjustableCounts,
  type AdjustableRate,
  adjustableRates,
  largestLimit,
  type RatePart,
} from '@guangquan/contract/adjustable-limits'
import type { SettingItem } from '@guangquan/contract'
import { Form, InputNumber } from 'antd'
import { keysOf } from '../../parts/choices.ts'
import { asCount } from '../../parts/number-texts.ts'
import { partOf, type SettingKind } from './setting-kind.ts'

const partNames: Record<RatePart, string> = { perMinute: '每分钟', perHour: '每小时', perDay: '每天' }

const rateTexts: Record<AdjustableRate, { title: string; meaning: string }> = {
  publish: { title: '发布', meaning: '每位会员发布作品的次数。' },
  compose: { title: '保存草稿', meaning: '写作品时自动保存的次数；每个打开的窗口 10 秒保存一次。' },
  reply: { title: '评论', meaning: '每位会员评论和回复的次数。' },
  message: { title: '私信', meaning: '每位会员发私信的次数。' },
  report: { title: '举报', meaning: '每位会员举报的次数。' },
  reaction: { title: '点赞、收藏和分享', meaning: '每位会员点赞、收藏、分享和表态的次数。' },
  follow: { title: '关注', meaning: '每位会员关注和取消关注的次数。' },
  upload: { title: '上传', meaning: '每位会员上传文件的个数。' },
  search: { title: '搜索', meaning: '每位会员搜索的次数；没有登录的按网络地址算。' },
  suggest: { title: '搜索联想', meaning: '打字时给出联想的次数，一两个字一次。' },
  tags: { title: '话题联想', meaning: '写话题时给出联想的次数，一两个字一次。' },
  signUp: { title: '活动报名', meaning: '每位会员报名、取消和签到的次数。' },
  redeem: { title: '领取与兑换', meaning: '每位会员领取权益、兑换商品的次数。' },
  registration: { title: '注册产品', meaning: '每位会员注册产品和补交凭证的次数。' },
  address: { title: '收货地址', meaning: '每位会员添加和修改收货地址的次数。' },
}

const countTexts: Record<AdjustableCount, { title: string; meaning: string; unit: string }> = {
  videosPerDay: { title: '每天的视频', meaning: '每位会员 24 小时里能上传的视频。', unit: '个' },
  folders: {
    title: '收藏夹',
    meaning: '每位会员最多有几个，不算默认的；调低以后，已经有的不会少。',
    unit: '个',
  },
  openFeedback: {
    title: '没有结束的反馈',
    meaning: '每位会员同时最多有几件没有关闭的客服反馈。',
    unit: '件',
  },
  waitingRegistrations: {
    title: '等审核的产品',
    meaning: '每位会员同时最多有几件注册的产品在等审核或核验。',
    unit: '件',
  },
  feedbackPerDay: { title: '每天的反馈', meaning: '每位会员一天里最多写的客服反馈。', unit: '件' },
}

const numberText = (value: SettingItem['value'] | undefined) =>
  typeof value === 'number' ? asCount(value) : '—'

interface LimitFieldProps {
  name: string[]
  label: string
  unset: number
}

function LimitField({ name, label, unset }: LimitFieldProps) {
  const max = largestLimit(unset)
  return (
    <Form.Item
      name={name}
      label={label}
      extra={`1 到 ${max}`}
      rules={[{ required: true, message: '请填写这一项' }]}
    >
      <InputNumber min={1} max={max} precision={0} style={{ width: 160 }} />
    </Form.Item>
  )
}

/** How often members may do something. */
export const rateKinds: readonly SettingKind[] = keysOf(rateTexts).map((limitClass) => {
  const rates: Partial<Record<RatePart, number>> = adjustableRates[limitClass]
  const parts = keysOf(partNames).flatMap((part) => {
    const unset = rates[part]
    return unset === undefined ? [] : [{ part, name: partNames[part], unset }]
  })
  return {
    key: `rate.${limitClass}`,
    group: 'rates',
    ...rateTexts[limitClass],
    show: (value) =>
      parts.map(({ part, name }) => `${name} ${numberText(partOf(value, part))} 次`).join('，'),
    fields: parts.map(({ part, name, unset }) => (
      <LimitField key={part} name={['value', part]} label={`${name}几次`} unset={unset} />
    )),
  }
})

/** How many of something members may have. */
export const countKinds: readonly SettingKind[] = keysOf(countTexts).map((name) => {
  const { unit, ...texts } = countTexts[name]
  return {
    key: `limit.${name}`,
    group: 'counts',
    ...texts,
    show: (value) => `${numberText(value)} ${unit}`,
    fields: <LimitField name={['value']} label={`几${unit}`} unset={adjustableCounts[name]} />,
  }
})
