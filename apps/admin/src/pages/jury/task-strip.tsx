import type { JudgeTaskItem } from '@guangquan/contract'
import { useEffect, useRef } from 'react'

interface TaskStripProps {
  tasks: readonly JudgeTaskItem[]
  current: number
  onChoose: (place: number) => void
}

/** All works in the judge's own order; those that they marked are bright. */
export function TaskStrip({ tasks, current, onChoose }: TaskStripProps) {
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [current])
  return (
    <ol className="jury-strip" aria-label="要评的作品">
      {tasks.map((task, place) => (
        <li key={task.entryId}>
          <button
            ref={place === current ? chosen : null}
            type="button"
            aria-current={place === current || undefined}
            aria-label={`${task.number} 号，${stateOf(task)}`}
            data-done={task.mark !== null || task.isRecused || undefined}
            onClick={() => onChoose(place)}
          >
            <img src={task.thumbUrl} alt="" width={task.width} height={task.height} loading="lazy" />
            {task.number}
          </button>
        </li>
      ))}
    </ol>
  )
}

function stateOf({ mark, isRecused }: JudgeTaskItem): string {
  if (isRecused) return '回避'
  return mark === null ? '还没评' : '已评'
}
