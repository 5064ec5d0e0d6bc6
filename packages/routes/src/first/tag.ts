import { api, call } from '@guangquan/contract/wire/method-ref'

export const tagOf = (name: string) => call(api.Tag.Get, { name })
