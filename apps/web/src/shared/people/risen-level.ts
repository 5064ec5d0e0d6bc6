import { createStore } from '@guangquan/ui'

export interface RisenLevel {
  from: number
  to: number
}

/** The level to which the member rose, until they close the panel that shows it. */
export const risenLevel = createStore<RisenLevel | null>(null)
