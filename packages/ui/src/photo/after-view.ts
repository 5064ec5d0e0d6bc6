const longestWaitMs = 2000

/**
 * Calls back when the photographs in view have arrived, from which others would take their share of a slow line: as
 * soon as the reader scrolls, and after two seconds at the latest.
 */
export function afterPhotosInView(onTurn: () => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const go = () => {
    if (signal.aborted) return
    waiting.abort()
    onTurn()
  }
  const check = () => {
    if (haveArrived()) go()
  }
  const listen = (event: string, listener: () => void) =>
    document.addEventListener(event, listener, { capture: true, passive: true, signal })
  listen('load', check)
  listen('error', check)
  listen('scroll', go)
  setTimeout(go, longestWaitMs)
  check()
}

// One in view that was not requested yet has no picture to be complete.
function haveArrived(): boolean {
  const boxes = document.querySelectorAll('.ui-photo:is([data-state="far"], [data-state="loading"])')
  return [...boxes].every(
    (box) => !isInView(box.getBoundingClientRect()) || box.querySelector('img')?.complete === true,
  )
}

function isInView({ top, bottom, left, right }: DOMRectReadOnly): boolean {
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
