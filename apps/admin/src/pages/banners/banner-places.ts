/** The places of banners, to choose from, the most seen one first. */
export const placeChoices = [
  { value: 2, label: '首页' },
  { value: 3, label: '照片页' },
  { value: 1, label: '产品页' },
] as const

export const places = placeChoices.map(({ value }) => value)
