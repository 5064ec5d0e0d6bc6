import { api, call } from '@guangquan/contract/method-ref'

export const personOf = (userId: string) => call(api.UserInfo.GetUserHome, { userId })
