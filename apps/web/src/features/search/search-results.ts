import type { SearchHit } from '@guangquan/contract'
import { api, queries } from '../../platform/api.ts'
import { tileOfPost } from '../../shared/pictures/post-tile.ts'
import { inputOf, type SearchAddress } from './search-address.ts'

/** The photographs of a search, as the tab 图片 lists them. */
export function photosOf(address: SearchAddress) {
  return queries.pages(api.Search.GetList, inputOf({ ...address, tab: 'photo' }))
}

export const tileOfHit = ({ item }: SearchHit) => tileOfPost(item)
