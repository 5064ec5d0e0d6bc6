import { api, call } from '@guangquan/contract/method-ref'

export const personOf = (userId: string) => call(api.UserInfo.GetUserHome, { userId })

/** The wall of a member's photographs. */
export const photosOf = (userId: string) => call(api.Picture.GetUserPublishList, { userId })
