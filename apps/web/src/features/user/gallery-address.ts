import type { MethodInput, Picture } from '@guangquan/contract'
import { ownPaths } from '../../platform/own-paths.ts'
import { personTabPath } from './person-address.ts'

type GalleryInput = MethodInput<typeof Picture.GetUserGallery>
const names = ['year', 'cameraId', 'lensId', 'albumId'] as const
export type FilterName = (typeof names)[number]

/** A gallery with its filter, as in the address. */
export interface GalleryPlace {
  userId: string
  isSelf: boolean
  /** On the member's page instead of a page of its own. */
  inProfile?: boolean
  search: URLSearchParams
}

export function isFiltered(search: URLSearchParams): boolean {
  return names.some((name) => valueOf(search, name) !== null)
}

// A form that was sent empty leaves names without values in the address.
function valueOf(search: URLSearchParams, name: FilterName): string | null {
  const value = search.get(name)
  return value === '' ? null : value
}

export function readInput({ search, userId }: GalleryPlace): GalleryInput {
  const year = Number(search.get('year'))
  const [cameraId, lensId, albumId] = [
    valueOf(search, 'cameraId'),
    valueOf(search, 'lensId'),
    valueOf(search, 'albumId'),
  ]
  return {
    userId,
    ...(Number.isInteger(year) && year >= 2000 && year <= 2100 ? { year } : {}),
    ...(cameraId === null ? {} : { cameraId }),
    ...(lensId === null ? {} : { lensId }),
    ...(albumId === null ? {} : { albumId }),
  }
}

/** The address with one filter changed; `null` removes them all. */
export function hrefOf(
  { isSelf, userId, inProfile = false, search }: GalleryPlace,
  change: { name: FilterName; value: string | null } | null,
): string {
  const filter = new URLSearchParams(isSelf || inProfile ? {} : { id: userId })
  for (const name of names) {
    const value = change?.name === name ? change.value : valueOf(search, name)
    if (change !== null && value !== null) filter.set(name, value)
  }
  if (inProfile) return personTabPath({ userId, isSelf }, 'gallery', Object.fromEntries(filter))
  return isSelf ? ownPaths.ownGallery(filter.toString()) : ownPaths.otherGallery(filter.toString())
}
