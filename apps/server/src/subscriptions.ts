import type { Subscription } from './events/subscription.ts'

/** Every subscriber of the product's events. */
export const subscriptions: Subscription[] = []
