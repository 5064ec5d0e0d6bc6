import { Tabs } from '@guangquan/ui'
import { useEffect, useRef, type ComponentProps } from 'react'

/** Tabs that do not fit on a phone: the current one is scrolled into view, with its neighbours if possible. */
export function ScrollableTabs<Id extends string>(props: ComponentProps<typeof Tabs<Id>>) {
  const around = useRef<HTMLDivElement>(null)
  // Badges appear later than the tabs and push the following ones out of view.
  const badges = props.items.filter(({ unread }) => (unread ?? 0) > 0).length
  useEffect(() => {
    const tab = around.current?.querySelector('[aria-current]')
    const row = tab?.parentElement
    if (!tab || !row) return
    const { left, width } = tab.getBoundingClientRect()
    const at = row.getBoundingClientRect()
    row.scrollLeft += left + width / 2 - (at.left + at.width / 2)
  }, [props.current, badges])
  return (
    <div ref={around}>
      <Tabs {...props} />
    </div>
  )
}
