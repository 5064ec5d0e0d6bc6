/** The tabs of the lines; each but the first is a filter of the call. */
export const coinTabs = [
  { id: 'all', label: '全部', empty: '还没有金币明细' },
  { id: 'income', label: '收入', empty: '还没有收入' },
  { id: 'spent', label: '支出', empty: '还没有支出' },
  { id: 'expired', label: '过期', empty: '没有过期的金币' },
] as const
