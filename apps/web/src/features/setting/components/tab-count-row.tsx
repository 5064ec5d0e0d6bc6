import { useStore } from '@guangquan/ui'
import { tabCount } from '../../../shared/lists/tab-count.ts'
import { SwitchRow } from './rows.tsx'

/** Whether the browser tab shows the number of unread notices. */
export function TabCountRow() {
  const { on } = useStore(tabCount)
  return (
    <SwitchRow
      label="标签页显示未读数"
      hint="只用于这个浏览器：标题前加数字，图标上加圆点"
      on={on}
      onChange={(next) => tabCount.set({ on: next })}
    />
  )
}
