/** Bubbles from a photograph to the list around it. */
export const lookEvent = 'guangquan:look'

/**
 * Asks the list around a photograph to open it in the viewer among its neighbours.
 * @returns false if it stands in no such list
 */
export function lookInList(target: Element): boolean {
  return !target.dispatchEvent(new Event(lookEvent, { bubbles: true, cancelable: true }))
}
