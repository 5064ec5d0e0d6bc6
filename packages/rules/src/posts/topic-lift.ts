/** For a member who chose its topic, a post moves up in 推荐 to its position divided by this. */
export const topicLift = 1.5

// Integers in proportion to the lift. The odd ones of the other posts never equal an even one, and come after it.
const liftedStep = 4
const step = liftedStep * topicLift

/** Orders an edition for a reader: the lower value comes first. Unique; `position` counts from 0. */
export function readerOrder(position: number, isLifted: boolean): number {
  return isLifted ? liftedStep * position : step * position + 1
}

/** The last positions whose posts come before an order value, as lifted and as other posts; -1 for none. */
export function positionsUpTo(order: number): { lifted: number; other: number } {
  return { lifted: Math.floor(order / liftedStep), other: Math.floor((order - 1) / step) }
}
