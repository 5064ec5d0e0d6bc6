import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { Chip, Field, LengthText, Select, Switch, TextInput } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, queries } from '../../../app/api.ts'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import type { DraftFields } from '../draft-fields.ts'
import { AlbumField } from './album-field.tsx'
import { AudienceField } from './audience-field.tsx'
import { TagInput } from './tag-input.tsx'

const topicsPerPost = 3

interface PostFieldsProps {
  fields: DraftFields
  /** Refusal of the last publish: its sentences stand beside their fields. */
  error: Error | null
  /** A file says that AI had a part in it. Only of new photographs: nothing else is asked about AI, albums and critique. */
  aiFound?: boolean
  onChange: (change: Partial<DraftFields>) => void
  titleLabel?: string
  /** Of this kind of post; a title is wanted where it has a least length. */
  limits?: { titleFrom: number; title: number; text: number }
}

const aiOptions = [
  { value: 1, label: '没有用 AI' },
  { value: 2, label: 'AI 辅助修图' },
  { value: 3, label: 'AI 生成' },
] as const

const photoLimits = { titleFrom: 0, title: textLimits.pictureTitle, text: textLimits.postText }

/** Title, words, topics, tags, place and audience of the post. */
export function PostFields(props: PostFieldsProps) {
  const { fields, error, aiFound, onChange, titleLabel = '作品标题', limits = photoLimits } = props
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 2 }))
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  const textLength = [...fields.text].length
  const words = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Field
        label={titleLabel}
        optional={limits.titleFrom === 0}
        counter={<LengthText length={[...fields.title].length} limit={limits.title} />}
        error={wrong('title')}
      >
        <TextInput
          value={fields.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="说点什么"
        optional
        counter={<LengthText length={textLength} limit={limits.text} />}
        error={textLength > limits.text ? `最多 ${limits.text} 字` : wrong('text')}
      >
        <MentionTextarea
          area={words}
          below
          minRows={3}
          maxRows={12}
          value={fields.text}
          onText={(text) => onChange({ text })}
        />
      </Field>
      <Field group label="主题" optional counter={`最多 ${topicsPerPost} 个`} error={wrong('topicIds')}>
        <div className="compose-topics">
          {topics.data?.map((topic) => {
            const chosen = fields.topicIds.includes(topic.id)
            return (
              <Chip
                key={topic.id}
                chosen={chosen}
                onClick={() => {
                  if (chosen) onChange({ topicIds: fields.topicIds.filter((id) => id !== topic.id) })
                  else if (fields.topicIds.length < topicsPerPost)
                    onChange({ topicIds: [...fields.topicIds, topic.id] })
                }}
              >
                {topic.name}
              </Chip>
            )
          })}
        </div>
      </Field>
      <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(tags) => onChange({ tags })} />
      <Field label="地点" optional error={wrong('place')}>
        <TextInput
          value={fields.place}
          maxLength={textLimits.place}
          placeholder="例如：舟山 · 嵊泗"
          onChange={(event) => onChange({ place: event.currentTarget.value })}
        />
      </Field>
      {aiFound === undefined ? null : (
        <AlbumField chosen={fields.albumIds} onChange={(albumIds) => onChange({ albumIds })} />
      )}
      <AudienceField audiences={fields.exposeUser} onChange={(exposeUser) => onChange({ exposeUser })} />
      {aiFound === undefined ? null : (
        <>
          <Field
            label="AI 使用"
            hint={
              aiFound ? '照片里带有 AI 生成的标记，发布后会注明' : '请照实说。去尘、降噪、调色这类修图不算'
            }
          >
            <Select options={aiOptions} value={fields.aiMark} onChange={(aiMark) => onChange({ aiMark })} />
          </Field>
          <Switch
            between
            label="求点评：影友可以在照片上圈一处说说"
            checked={fields.critiqueOpen}
            onChange={(event) => onChange({ critiqueOpen: event.currentTarget.checked })}
          />
        </>
      )}
    </div>
  )
}
