import { api, call } from '@guangquan/contract/wire/method-ref'

export const personOf = (userId: string) => call(api.UserInfo.GetUserHome, { userId })

export const photosOf = (userId: string) => call(api.Picture.GetUserPublishList, { userId })

const named = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The fans of another member; with a keyword, those with it in their name. */
export const fansOf = (userId: string, keyword = '') =>
  call(api.UserFollow.GetFansList, { userId, ...named(keyword) })

/** Members whom another member follows. */
export const followedBy = (userId: string, keyword = '') =>
  call(api.UserFollow.GetList, { userId, ...named(keyword) })

/** Another member's albums; without an id, one's own. */
export const albumsOf = (userId?: string) =>
  call(api.Picture.GetAlbumList, userId === undefined ? {} : { userId })
