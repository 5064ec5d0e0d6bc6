import type { SettingItem, SiteSettings } from '@guangquan/contract'

/** The parts of the brand that the page changes. */
export type Brand = Pick<
  SiteSettings,
  | 'communityName'
  | 'brandName'
  | 'copyrightCompany'
  | 'icp'
  | 'policeFiling'
  | 'businessLicenceUrl'
  | 'socialFollow'
  | 'contact'
  | 'shops'
>

type Value = SettingItem['value'] | undefined

function partOf(value: Value, name: string): Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined
}
const textOf = (value: Value) => (typeof value === 'string' ? value : '')
const linkOf = (value: Value) => ({ text: textOf(partOf(value, 'text')), url: textOf(partOf(value, 'url')) })

/** The brand of the stored setting with its defaults. */
export function brandOf(value: SettingItem['value']): Brand {
  const text = (name: keyof Brand) => textOf(partOf(value, name))
  const shops = partOf(value, 'shops')
  const filing = partOf(value, 'policeFiling')
  return {
    communityName: text('communityName'),
    brandName: text('brandName'),
    copyrightCompany: text('copyrightCompany'),
    icp: linkOf(partOf(value, 'icp')),
    policeFiling: filing == null ? null : linkOf(filing),
    businessLicenceUrl: text('businessLicenceUrl'),
    socialFollow: linkOf(partOf(value, 'socialFollow')),
    contact: linkOf(partOf(value, 'contact')),
    shops: Array.isArray(shops) ? shops.map(linkOf) : [],
  }
}
