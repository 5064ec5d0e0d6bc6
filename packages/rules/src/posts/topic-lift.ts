/** For a member, a post of a topic they chose stands in 推荐 where its position divided by this would put it. */
export const topicLift = 1.5

// Whole numbers in the proportion of the lift. The odd ones of the other posts never equal an even one, and come after it.
const liftedStep = 4
const step = liftedStep * topicLift

/** Orders an edition for one reader: the lower value comes first. Unique; `position` counts from 0. */
export function readerOrder(position: number, isLifted: boolean): number {
  return isLifted ? liftedStep * position : step * position + 1
}

/** The last positions whose posts come up to an order value, as lifted and as other posts; -1 for none. */
export function positionsUpTo(order: number): { lifted: number; other: number } {
  return { lifted: Math.floor(order / liftedStep), other: Math.floor((order - 1) / step) }
}
