import { LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'

/** A link to the questionnaire for participants of an activity; nothing if there is none that they may answer. */
export function ActivityQuestionnaire({ activityId }: { activityId: string }) {
  const { data } = useQuery(queries.one(api.Questionnaire.GetList, { activityId, maxResultCount: 1 }))
  const [questionnaire] = data?.items ?? []
  if (questionnaire === undefined) return null
  return (
    <LinkButton kind="line" href={ownPaths.questionnaire(questionnaire.id)}>
      填写活动问卷
    </LinkButton>
  )
}
