import { pressedKey } from '@guangquan/ui/pressed-key'
import { lookEvent } from './look-event.ts'

const longPressMs = 450
/** A finger that moves further than this scrolls. */
const stillPx = 10

interface LookActions {
  /** Opens the photograph at an element in the viewer; false if there is none. */
  look: (target: Element) => boolean
  /** A link was pressed and the browser follows it. */
  follow: (target: Element) => void
}

/**
 * Detects which photograph of a list should open: by the space bar, a long press, the button in its corner
 * (`data-look`) or its menu. Native listeners, so that they can be added to a rendered list.
 * @returns a function that stops it
 */
export function listenForLooks(element: HTMLElement, { look, follow }: LookActions): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let pressed: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined
  // The click that ends a long press is not a click.
  let wasLong = false
  const release = () => {
    clearTimeout(pressed?.timer)
    pressed = undefined
  }
  const cancel = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const isLook = target.closest('[data-look]') !== null && look(target)
    if (isLook || wasLong) cancel(event)
    else follow(target)
    wasLong = false
  }

  // The stylesheet shows the button in the corners.
  element.dataset['lightTable'] = ''
  element.addEventListener('click', onClick, { capture: true, signal })
  element.addEventListener('auxclick', onClick, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (pressedKey(event) !== ' ' || !(event.target instanceof HTMLAnchorElement) || !look(event.target))
        return
      event.preventDefault()
    },
    { signal },
  )
  element.addEventListener(
    lookEvent,
    (event) => {
      if (event.target instanceof Element && look(event.target)) event.preventDefault()
    },
    { signal },
  )
  element.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX, clientY }) => {
      release()
      wasLong = false
      if (pointerType !== 'touch' || !(target instanceof Element)) return
      const timer = setTimeout(() => {
        wasLong = look(target)
      }, longPressMs)
      pressed = { timer, x: clientX, y: clientY }
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillPx) release()
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, release, { signal })
  // Not every browser sends this event for a long press.
  element.addEventListener(
    'contextmenu',
    (event) => {
      // The menu of a photograph is for the mouse; touch opens the viewer, which has the same actions.
      const { target } = event
      if (!('pointerType' in event) || event.pointerType !== 'touch') return
      if (!(target instanceof Element) || target.closest('[data-photo]') === null) return
      cancel(event)
      release()
      if (!wasLong) wasLong = look(target)
    },
    { signal },
  )
  return () => {
    release()
    stopped.abort()
  }
}
