/** Parts of the product that open as a whole. The pages of a closed one say that they are not open yet. */
export const features = {
  achievement: true,
  activity: true,
  benefits: true,
  circle: true,
  coins: true,
  contest: true,
  gallery: true,
  level: true,
  lottery: true,
  messages: true,
  news: true,
  present: true,
  product: true,
  questionnaire: true,
  service: true,
  store: true,
} as const satisfies Record<string, boolean>

export type Feature = keyof typeof features
