import { api, call } from '@guangquan/contract/wire/method-ref'

/** Query parameters that the page of customer service reads. */
export const serviceReads = { keyword: null } as const

// A value of `newsTypes`; this package imports no values of the contract.
const firmware = 4

export const help = () => call(api.CustomerService.GetHelp, {})

export const newestFirmware = () => call(api.NewsInfo.GetList, { type: firmware, maxResultCount: 3 })
