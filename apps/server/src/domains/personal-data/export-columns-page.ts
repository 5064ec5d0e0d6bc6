/** How the page names a value: by a fixed word, or unchanged. */
export interface Column {
  key: string
  label: string
  /** Words for numbers and codes. */
  words?: Readonly<Record<string, string>>
}

export interface PartWords {
  title: string
  columns: readonly Column[]
}

export const column = (key: string, label: string, words?: Column['words']): Column =>
  words === undefined ? { key, label } : { key, label, words }

export const time = column('time', '时间')
export const createTime = column('createTime', '时间')
export const post = column('publishId', '作品编号')
export const member = column('userId', '影友编号')
export const yesNo = { true: '是', false: '否' }
