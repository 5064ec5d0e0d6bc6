import type { UserBrief } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useState } from 'react'

export type Chosen = Pick<UserBrief, 'userId' | 'nickName' | 'headPicUrl'>

/** People chosen from a list, in the order they were chosen. */
export function useChosen(limit: number) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  function toggle(person: Chosen): void {
    if (chosen.some(({ userId }) => userId === person.userId)) {
      setChosen(chosen.filter(({ userId }) => userId !== person.userId))
    } else if (chosen.length >= limit) showToast(`最多选 ${limit} 位`, 'info')
    else setChosen([...chosen, person])
  }
  return { chosen, toggle }
}
