import { api, call } from '@guangquan/contract/method-ref'

export const tagOf = (name: string) => call(api.Tag.Get, { name })
