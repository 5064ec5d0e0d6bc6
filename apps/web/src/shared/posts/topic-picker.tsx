import { alertUser, Button, CheckTiles, IrisLoader, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { LoadError } from '../lists/load-error.tsx'

interface TopicPickerProps {
  /** Ids of the chosen topics. */
  value: readonly string[]
  onChange: (topicIds: string[]) => void
  /** Maximum number of chosen topics. */
  limit: number
}

/** Chooses topics of interest. */
export function TopicPicker({ value, onChange, limit }: TopicPickerProps) {
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 1 }))
  if (topics.isPending) return <IrisLoader />
  if (topics.data === undefined) {
    return <LoadError of={topics} />
  }
  return (
    <CheckTiles
      label="主题"
      options={topics.data.map(({ id, name, cover }) => ({ value: id, label: name, picture: cover }))}
      value={value}
      onChange={onChange}
      limit={limit}
      onOverLimit={(max) => showToast(`最多选 ${max} 项`, 'info')}
    />
  )
}

/** Looks disabled until a topic is chosen, but can be focused and pressed, and then says what is missing. */
export function TopicButton(props: {
  label: string
  busyLabel?: string
  busy?: boolean
  chosen: number
  onChosen: () => void
}) {
  const { label, busyLabel, busy, chosen, onChosen } = props
  return (
    <Button
      kind="lit"
      size="large"
      block
      busy={busy}
      busyLabel={busyLabel}
      disabled={chosen === 0}
      disabledReason="请至少选择一个分类"
      onDisabledClick={() => void alertUser('请至少选择一个分类')}
      onClick={onChosen}
    >
      {label}
    </Button>
  )
}
