/** Tabs of the orders, with their filters. */
export const orderTabs = [
  { id: 'all', label: '全部', empty: '还没有兑换过', filter: {} },
  { id: 'waiting', label: '待发货', empty: '没有待发货的订单', filter: { state: 1 } },
  { id: 'shipped', label: '已发货', empty: '没有在路上的订单', filter: { state: 2 } },
  { id: 'codes', label: '券码', empty: '还没有券码', filter: { withCodes: true } },
] as const

/** The tab that an address names. */
export function orderTabOf(text: string | null) {
  return orderTabs.find(({ id }) => id === text) ?? orderTabs[0]
}
