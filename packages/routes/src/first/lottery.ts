import { api, call } from '@guangquan/contract/wire/method-ref'

export const lotteryDetail = (id: string) => call(api.Lottery.GetLottery, { id })

/** @param open only lotteries that are open or will open soon */
export const lotteriesOf = (open: boolean) => call(api.Lottery.GetLotteryList, open ? { open } : {})

export const ownDraws = (wonOnly: boolean) => call(api.Lottery.GetMyDraws, wonOnly ? { wonOnly } : {})

export const lotteryReads = { id: null, tab: ['all', 'mine', 'won'] } as const
