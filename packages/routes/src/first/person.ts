import { api, call } from '@guangquan/contract/wire/method-ref'

export const personOf = (userId: string) => call(api.UserInfo.GetUserHome, { userId })

/** The wall of a member's photographs. */
export const photosOf = (userId: string) => call(api.Picture.GetUserPublishList, { userId })

const named = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The fans of another member; with a keyword those whose name has it. */
export const fansOf = (userId: string, keyword = '') =>
  call(api.UserFollow.GetFansList, { userId, ...named(keyword) })

/** Whom another member follows. */
export const followedBy = (userId: string, keyword = '') =>
  call(api.UserFollow.GetList, { userId, ...named(keyword) })

/** The albums of another member; without an id one's own. */
export const albumsOf = (userId?: string) =>
  call(api.Picture.GetAlbumList, userId === undefined ? {} : { userId })
