/** Parts of the product that open as a whole. The pages of a closed one say that they are not open yet. */
export const features = {
  achievement: true,
  activity: false,
  benefits: true,
  circle: false,
  coins: true,
  contest: false,
  gallery: false,
  level: true,
  lottery: false,
  messages: true,
  news: true,
  present: true,
  product: true,
  questionnaire: false,
  service: true,
  store: true,
} as const satisfies Record<string, boolean>

export type Feature = keyof typeof features
