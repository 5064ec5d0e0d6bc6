import type { ActivityDetail } from '@guangquan/contract'
import type { SignObstacle } from '@guangquan/contract/activity/activity.words'
import { Button, LinkButton } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { readActivitiesAgain } from '../invalidate.ts'

interface MainActionProps {
  activity: ActivityDetail
  onCancel: () => void
}

/** Obstacles that the label of the button already names. */
const saidByButton = new Set<SignObstacle | null>(['enrolled', 'closed', 'cancelled', 'ended'])

/** The viewer's current action, in the server's words, or why there is none. An offer has its own panel. */
export function MainAction({ activity: { id, viewer }, onCancel }: MainActionProps) {
  const queryClient = useQueryClient()
  const { action, actionText, obstacleText } = viewer
  switch (action) {
    case 'confirm':
      return null
    case 'signIn':
      return (
        <Button
          kind="lit"
          block
          onClick={() => promptSignIn('登录后可以报名', () => void readActivitiesAgain(queryClient))}
        >
          {actionText}
        </Button>
      )
    case 'signUp':
    case 'joinWaiting':
      return (
        <LinkButton kind="lit" block href={activityPaths.join(id)}>
          {actionText}
        </LinkButton>
      )
    case 'ticket':
      return (
        <LinkButton kind="lit" block href={activityPaths.ticket(id)}>
          {actionText}
        </LinkButton>
      )
    case 'cancel':
      return (
        <Button kind="line" block onClick={onCancel}>
          {actionText}
        </Button>
      )
    case null:
      return (
        <>
          <Button
            kind="quiet"
            block
            disabled
            disabledReason={obstacleText === '' ? actionText : obstacleText}
          >
            {actionText}
          </Button>
          {obstacleText === '' || saidByButton.has(viewer.obstacle) ? null : (
            <p className="event-note">{obstacleText}</p>
          )}
        </>
      )
  }
}
