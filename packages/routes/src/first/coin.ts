import { api, call } from '@guangquan/contract/wire/method-ref'

export const coinTotals = () => call(api.Coin.GetTotals, {})
