import type { SettingItem } from '@guangquan/contract'
import { InputNumber } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { FeatureFields, featureNames, FooterFields, loginNames } from './switch-fields.tsx'
import { countKinds, rateKinds } from './limit-kinds.tsx'
import { partOf, type SettingKind } from './setting-kind.ts'
import { MaintenanceFields } from './maintenance-fields.tsx'
import { ServiceFields } from './service-fields.tsx'
import { SwitchField } from './switch-field.tsx'

type Value = SettingItem['value']

const onOff = (value: Value | undefined) => (value === true ? '开' : '关')

const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

const textAfter = (value: Value | undefined) => (textOf(value) === '' ? '' : `：${textOf(value)}`)

function showParts(value: Value, names: Record<string, string>): string {
  return Object.entries(names)
    .map(([name, label]) => `${label}：${onOff(partOf(value, name))}`)
    .join('，')
}

const switchKind = (kind: Pick<SettingKind, 'key' | 'title' | 'meaning'>): SettingKind => ({
  ...kind,
  group: 'features',
  show: onOff,
  fields: <SwitchField name={['value']} label={kind.title} />,
})

const coinField = (
  <RequiredItem name="value" label="金币">
    <InputNumber min={0} max={1_000_000} precision={0} style={{ width: 160 }} />
  </RequiredItem>
)

/** The settings of the page, in its order. The brand and the white list of links have pages of their own. */
export const settingKinds: readonly SettingKind[] = [
  {
    key: 'maintenance',
    group: 'features',
    title: '维护模式',
    meaning: '会员和访客只看到一句话，不能使用网站；后台照常可用。',
    show: (value) => `${onOff(partOf(value, 'on'))}${textAfter(partOf(value, 'text'))}`,
    fields: <MaintenanceFields />,
  },
  {
    key: 'features',
    group: 'features',
    title: '功能开关',
    meaning: '会员能用哪些功能。关掉以后不能再用，已经有的内容不变。',
    show: (value) => showParts(value, featureNames),
    fields: <FeatureFields />,
  },
  {
    key: 'site',
    group: 'features',
    title: '第三方登录与页脚协议',
    meaning: '能用哪些账号登录（还要配置好密钥才会出现），页脚里有没有协议的链接。',
    show: (value) =>
      `${showParts(partOf(value, 'socialLogin') ?? null, loginNames)}，页脚协议：${onOff(partOf(value, 'agreementsInFooter'))}`,
    fields: <FooterFields />,
  },
  {
    key: 'service',
    group: 'features',
    title: '客户服务',
    meaning: '客户服务与售后页上的热线、服务时间和维修进度说明。常见问题在「常见问题」里写。',
    show: (value) =>
      ['hotline', 'hours', 'repairText']
        .map((part) => textOf(partOf(value, part)))
        .filter((text) => text !== '')
        .join('；'),
    fields: <ServiceFields />,
  },
  switchKind({
    key: 'post.premoderation',
    title: '新会员先审后发',
    meaning: '新会员的前三件作品先审核，通过后别人才看得到。',
  }),
  switchKind({
    key: 'vote.virtualPhones',
    title: '虚拟运营商手机号可以投票',
    meaning: '关着的时候，这些号码要到一定等级或注册满一段时间才能投票，免得有人用很多号码刷票。',
  }),
  switchKind({
    key: 'level.gates',
    title: '按等级开放功能',
    meaning: '打开后，等级不够的会员不能发文章、视频和投票。',
  }),
  {
    key: 'coin.dailySpend',
    group: 'counts',
    title: '每天最多使用的金币',
    meaning: '一位会员一天最多用掉多少金币；0 是暂停使用。',
    show: String,
    fields: coinField,
  },
  {
    key: 'present.fourEyesValue',
    group: 'counts',
    title: '礼品发放要两个人的金额',
    meaning: '一位同事一天人工发放的总价值超过这个数（元），要另一位同事同意；0 是每次都要。',
    show: (value) => `${JSON.stringify(value)} 元`,
    fields: (
      <RequiredItem name="value" label="金额（元）">
        <InputNumber min={0} max={1_000_000} precision={0} style={{ width: 160 }} />
      </RequiredItem>
    ),
  },
  {
    key: 'present.fourEyesCoins',
    group: 'counts',
    title: '礼品发放要两个人的金币',
    meaning: '一位同事一天人工发放的礼品最多能换成的金币超过这个数，要另一位同事同意；0 是每次都要。',
    show: String,
    fields: coinField,
  },
  ...rateKinds,
  ...countKinds,
]

/** A value with the defaults of the parts it does not have. */
export function wholeValue({ value, unset }: SettingItem): Value {
  const isRecord = (one: Value) => typeof one === 'object' && one !== null && !Array.isArray(one)
  return isRecord(value) && isRecord(unset) ? Object.assign({}, unset, value) : (value ?? unset)
}
