import { api } from '@guangquan/contract/method-ref'
import { call } from '../first-call.ts'

export const personOf = (userId: string) => call(api.UserInfo.GetUserHome, { userId })
