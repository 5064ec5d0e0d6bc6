import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { CheckTiles, IrisLoader, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** The topics that a circle may have, of which one to three are chosen. */
export function CircleTopics({
  value,
  onChange,
}: {
  value: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 3 }))
  if (topics.isPending) return <IrisLoader />
  if (topics.isError) return <LoadError of={topics} />
  return (
    <CheckTiles
      label="圈子话题"
      options={topics.data.map(({ id, name, cover }) => ({ value: id, label: name, picture: cover }))}
      value={value}
      onChange={onChange}
      limit={circleLimits.topics.max}
      onOverLimit={(max) => showToast(`最多选 ${max} 项`, 'info')}
    />
  )
}
