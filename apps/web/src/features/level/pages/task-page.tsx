import type { TaskItem } from '@guangquan/contract'
import { taskGroups, taskStates } from '@guangquan/contract/growth/growth.words'
import { ownTasks } from '@guangquan/routes/first/own'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { TaskRow } from '../components/task-row.tsx'
import { VisitRunPanel } from '../components/visit-run-panel.tsx'
import '../level.css'

const groups = [
  { group: taskGroups.daily, name: '每日任务', aside: '每天 0 点更新' },
  { group: taskGroups.newcomer, name: '新手任务', aside: '' },
  { group: taskGroups.growth, name: '成长任务', aside: '' },
] as const

/** 成长任务 */
export default function TaskPage() {
  const response = useQuery(queries.one(...ownTasks()))
  return (
    <OwnPage title="成长任务">
      {response.isPending ? <IrisLoader className="py-16" /> : null}
      {response.isError ? <LoadError of={response} /> : null}
      {response.data === undefined ? null : (
        <>
          <VisitRunPanel run={response.data.run} />
          {groups.map(({ group, name, aside }) => (
            <Group
              key={group}
              name={name}
              aside={aside}
              items={response.data.tasks.filter((task) => task.group === group)}
            />
          ))}
        </>
      )}
    </OwnPage>
  )
}

function Group({ name, aside, items }: { name: string; aside: string; items: readonly TaskItem[] }) {
  const claimed = items.filter(({ state }) => state === taskStates.claimed).length
  return (
    <section className="task-group" aria-label={name}>
      <div className="level-list-head">
        <h2>
          {name}{' '}
          <span className="ui-print text-ink-3">
            {claimed} / {items.length}
          </span>
        </h2>
        <span className="text-small text-ink-3">{aside}</span>
      </div>
      <ul>
        {items.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </ul>
    </section>
  )
}
