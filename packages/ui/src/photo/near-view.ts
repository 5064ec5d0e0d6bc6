import { timing } from '../timing.ts'

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, (isBelow: boolean) => void>()

/**
 * Calls back once when an element comes within 1.3 screens of the viewport's top, the visible one included, and says
 * whether it is still below it. One observer serves the whole page.
 * @returns a function that cancels
 */
export function whenNearView(element: Element, onNear: (isBelow: boolean) => void): () => void {
  observer ??= new IntersectionObserver(notify, {
    rootMargin: `${Math.round((timing.lazyPreloadFactor - 1) * 100)}% 0px`,
  })
  const watching = observer
  waiting.set(element, onNear)
  watching.observe(element)
  return () => {
    waiting.delete(element)
    watching.unobserve(element)
  }
}

function notify(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const onNear = waiting.get(target)
    if (!isIntersecting || !onNear) continue
    waiting.delete(target)
    observer?.unobserve(target)
    onNear(boundingClientRect.top >= innerHeight)
  }
}
