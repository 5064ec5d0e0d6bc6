import { api, call } from '@guangquan/contract/method-ref'

export const coinTotals = () => call(api.Coin.GetTotals, {})
