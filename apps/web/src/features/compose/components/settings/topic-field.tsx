import { topicsPerPost } from '@guangquan/contract/post/post.limits'
import { postTopics } from '@guangquan/routes/first/own'
import { Chip, Field, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../../platform/api.ts'
import { ChipSkeletons } from '../../../../shared/lists/chip-skeletons.tsx'
import { LoadError } from '../../../../shared/lists/load-error.tsx'

interface TopicFieldProps {
  chosen: readonly string[]
  error: string | null
  labelHidden?: boolean
  onChange: (topicIds: string[]) => void
}

const usualTopics = 20

/** The site's topics, of which a post may belong to a few. */
export function TopicField({ chosen, error, labelHidden = false, onChange }: TopicFieldProps) {
  const topics = useQuery(queries.one(...postTopics()))
  return (
    <Field
      group
      label="主题"
      labelHidden={labelHidden}
      optional
      counter={`最多 ${topicsPerPost} 个`}
      error={error}
    >
      {topics.isPending ? (
        <ChipSkeletons count={usualTopics} />
      ) : topics.isError ? (
        <LoadError of={topics} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {topics.data.map(({ id, name }) => {
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
      )}
    </Field>
  )
}
