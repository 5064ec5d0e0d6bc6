import { topicsPerPost } from '@guangquan/contract/limits'
import { Chip, Field, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'

interface TopicFieldProps {
  chosen: readonly string[]
  error: string | null
  labelHidden?: boolean
  onChange: (topicIds: string[]) => void
}

/** The site's topics, of which a post may belong to a few. */
export function TopicField({ chosen, error, labelHidden = false, onChange }: TopicFieldProps) {
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 2 }))
  return (
    <Field
      group
      label="主题"
      labelHidden={labelHidden}
      optional
      counter={`最多 ${topicsPerPost} 个`}
      error={error}
    >
      <div className="flex flex-wrap gap-2">
        {topics.data?.map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          return (
            <Chip
              key={id}
              chosen={isChosen}
              onClick={() => {
                if (isChosen) onChange(chosen.filter((one) => one !== id))
                else if (chosen.length < topicsPerPost) onChange([...chosen, id])
                else showToast(`最多选 ${topicsPerPost} 项`, 'info')
              }}
            >
              {name}
            </Chip>
          )
        })}
      </div>
    </Field>
  )
}
