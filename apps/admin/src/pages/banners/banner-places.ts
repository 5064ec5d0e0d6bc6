import { bannerPlaceNames } from '@guangquan/contract/staff/staff-names'

/** The places of banners, to choose from, the most seen one first. */
export const places = [2, 3, 1] as const

export const placeChoices = places.map((value) => ({ value, label: bannerPlaceNames[value] }))
