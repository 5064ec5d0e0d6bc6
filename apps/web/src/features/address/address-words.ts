import type { UserAddressItem } from '@guangquan/contract'

/** Labels of address tags; 0 has none. */
export const addressTagNames = [
  { value: 0, label: '不标记' },
  { value: 1, label: '家' },
  { value: 2, label: '公司' },
  { value: 3, label: '学校' },
] as const

/** 家, 公司, 学校; empty without a tag. */
export function tagText(tag: number): string {
  return tag === 0 ? '' : (addressTagNames.find((one) => one.value === tag)?.label ?? '')
}

/** `浙江省 杭州市 西湖区`, without repeated names; empty if the area is no longer in the list. */
export function placeText({ province, city, county }: UserAddressItem): string {
  const names = [province, city, county]
  return names.filter((name, place) => name !== '' && name !== names[place - 1]).join(' ')
}

/** `138 **** 8000`. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')
}
