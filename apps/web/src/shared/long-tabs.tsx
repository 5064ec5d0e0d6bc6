import { Tabs } from '@guangquan/ui'
import { useEffect, useRef, type ComponentProps } from 'react'

/** Tabs that are wider than a phone: the one at hand stands in sight, with its neighbours where there is room. */
export function LongTabs<Id extends string>(props: ComponentProps<typeof Tabs<Id>>) {
  const around = useRef<HTMLDivElement>(null)
  // They come later than the tabs, and push those behind them out of sight.
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
