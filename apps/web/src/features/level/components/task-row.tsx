import type { TaskItem } from '@guangquan/contract'
import { taskName, taskStates } from '@guangquan/contract/growth/growth.words'
import { coinBalance, ownLevel, ownTasks } from '@guangquan/routes/first/own'
import { Button, LinkButton, showToast } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { payText } from '../pay-text.ts'
import { taskPlaces } from '../task-places.ts'

/** A task with its reward: a link to do it, its progress, or a button to claim. */
export function TaskRow({ task }: { task: TaskItem }) {
  const { Icon, href } = taskPlaces[task.key]
  return (
    <li className="task-row">
      <Icon size={20} />
      <p>
        {taskName(task.key, task.goal)} <span className="task-exp">{payText(task)}</span>
      </p>
      {task.state === taskStates.claimed ? (
        <span className="task-done">
          <CheckCircleIcon size={16} />
          已领取
        </span>
      ) : task.state === taskStates.done ? (
        <Claim task={task} />
      ) : (
        <LinkButton kind="line" size="small" href={href()}>
          {task.goal > 1 ? `${task.progress} / ${task.goal}` : '去完成'}
          {task.goal > 1 ? <span className="sr-only">，去完成</span> : null}
        </LinkButton>
      )}
    </li>
  )
}

function Claim({ task }: { task: TaskItem }) {
  const queryClient = useQueryClient()
  const claim = useMutation({
    mutationFn: () => client.call(api.UserLevel.ClaimTask, { key: task.key, requestId: crypto.randomUUID() }),
    onSuccess: (paid) => showToast(payText(paid)),
    onError: (error) => showError(error),
    // Also after a refusal: another tab may have claimed it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.one(...ownTasks()).queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.one(...ownLevel()).queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.one(api.UserInfo.Get, {}).queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.one(...coinBalance()).queryKey }),
      ]),
  })
  return (
    <Button
      kind="ink"
      size="small"
      busy={claim.isPending}
      aria-label={`领取 ${taskName(task.key, task.goal)}`}
      onClick={() => claim.mutate()}
    >
      领取
    </Button>
  )
}
