const gap = 6
const margin = 8

/**
 * Positions an open popover below its anchor, or above it if there is more room, within the window, and updates it on
 * scroll and when the window or the anchor changes its size, until it closes.
 */
export function positionBelow(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const place = () => {
    const at = anchor.getBoundingClientRect()
    const width = popover.offsetWidth
    const height = popover.offsetHeight
    const below = at.bottom + gap
    const above = at.top - gap - height
    const fitsBelow = below + height <= innerHeight - margin
    const left = align === 'start' ? at.left : at.right - width
    popover.style.top = `${Math.max(margin, fitsBelow || above < margin ? Math.min(below, innerHeight - margin - height) : above)}px`
    popover.style.left = `${Math.min(Math.max(margin, left), Math.max(margin, innerWidth - width - margin))}px`
  }
  const observer = new ResizeObserver(place)
  const stop = (event: ToggleEvent) => {
    if (event.newState !== 'closed') return
    removeEventListener('scroll', place, true)
    removeEventListener('resize', place)
    observer.disconnect()
    popover.removeEventListener('toggle', stop)
  }
  place()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  observer.observe(anchor)
  popover.addEventListener('toggle', stop)
}
