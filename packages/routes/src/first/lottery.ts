import { api, call } from '@guangquan/contract/method-ref'

// What the pages of lotteries begin with.

export const lotteryDetail = (id: string) => call(api.Lottery.GetLottery, { id })

export const openLotteries = () => call(api.Lottery.GetLotteryList, { open: true })

export const ownDraws = (wonOnly: boolean) => call(api.Lottery.GetMyDraws, wonOnly ? { wonOnly } : {})

export const lotteryReads = { id: null, tab: ['mine', 'won'] } as const
