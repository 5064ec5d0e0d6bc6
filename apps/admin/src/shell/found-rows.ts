import type { FoundKind, StaffFound } from '@guangquan/contract'

const addressWith = (path: string, params: Record<string, string>) =>
  `${path}?${new URLSearchParams(params).toString()}`

/** The kinds of results of the global search: label, and the page of a result. */
const kinds: Record<FoundKind, { label: string; addressOf: (row: StaffFound) => string }> = {
  member: { label: '会员', addressOf: ({ id }) => `/members/${id}` },
  post: { label: '作品', addressOf: ({ id }) => addressWith('/posts', { keyword: id }) },
  camera: { label: '相机', addressOf: ({ title }) => addressWith('/gear', { tab: 'all', keyword: title }) },
  lens: {
    label: '镜头',
    addressOf: ({ title }) => addressWith('/gear', { tab: 'all', kind: 'lens', keyword: title }),
  },
  goods: { label: '商品', addressOf: ({ id }) => `/goods/${id}` },
  circle: { label: '圈子', addressOf: ({ id }) => `/circles/${id}` },
  news: { label: '资讯', addressOf: ({ id }) => `/news/${id}` },
  topic: { label: '主题', addressOf: ({ title }) => addressWith('/topics', { keyword: title }) },
  word: { label: '敏感词', addressOf: ({ title }) => addressWith('/words', { keyword: title }) },
}

/** An entry of the search, with its address. */
export interface Entry {
  value: string
  label: string
  /** Shown after the label. */
  detail?: string
  /** The label of a row's kind; undefined for a page. */
  kind?: string
}

export function entryOfRow(row: StaffFound): Entry {
  const { label, addressOf } = kinds[row.kind]
  return { value: addressOf(row), label: row.title, detail: row.detail, kind: label }
}

export function entryOfSetting({ key, title }: { key: string; title: string }): Entry {
  return { value: addressWith('/settings', { key }), label: title, kind: '设置' }
}
