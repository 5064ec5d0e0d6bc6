import type { UserAddressItem } from '@guangquan/contract'

/** What an address is called; 0 has no name. */
export const addressTagNames = [
  { value: 0, label: '不标记' },
  { value: 1, label: '家' },
  { value: 2, label: '公司' },
  { value: 3, label: '学校' },
] as const

/** 家, 公司, 学校; empty without a mark. */
export function tagText(tag: number): string {
  return tag === 0 ? '' : (addressTagNames.find((one) => one.value === tag)?.label ?? '')
}

/** `浙江省 杭州市 西湖区`, a name that repeats the one above once; empty when the list of places lost it. */
export function placeText({ province, city, county }: UserAddressItem): string {
  const names = [province, city, county]
  return names.filter((name, place) => name !== '' && name !== names[place - 1]).join(' ')
}

/** `138 **** 8000`. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')
}
