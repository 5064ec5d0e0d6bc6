import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { Chip, Field, LengthText, Select, Switch, TextInput } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, queries } from '../../../app/api.ts'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import { audienceChoices, audiencesOf, audienceValue } from '../audience-choices.ts'
import type { DraftFields } from '../draft-fields.ts'
import { AlbumField } from './album-field.tsx'
import { TagInput } from './tag-input.tsx'

const topicsPerPost = 3

interface PostFieldsProps {
  fields: DraftFields
  /** Refusal of the last publish: its sentences stand beside their fields. */
  error: Error | null
  /** A file says that AI had a part in it. */
  aiFound?: boolean
  /** Only what may change once a post is out. */
  isOut?: boolean
  onChange: (change: Partial<DraftFields>) => void
}

const aiOptions = [
  { value: 1, label: '没有用 AI' },
  { value: 2, label: 'AI 辅助修图' },
  { value: 3, label: 'AI 生成' },
] as const

/** Title, words, topics, tags, place and audience of the post. */
export function PostFields({ fields, error, aiFound = false, isOut = false, onChange }: PostFieldsProps) {
  const topics = useQuery(queries.one(api.SysBaseInfo.GetTopicList, { type: 2 }))
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  const textLength = [...fields.text].length
  const words = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="mt-5 flex flex-col gap-5">
      <Field
        label="作品标题"
        optional
        counter={<LengthText length={[...fields.title].length} limit={textLimits.pictureTitle} />}
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
        counter={<LengthText length={textLength} limit={textLimits.postText} />}
        error={textLength > textLimits.postText ? `最多 ${textLimits.postText} 字` : wrong('text')}
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
      {isOut ? null : <AlbumField chosen={fields.albumIds} onChange={(albumIds) => onChange({ albumIds })} />}
      <Field label="谁可以看">
        <Select
          options={audienceChoices.map(({ value, label }) => ({ value, label }))}
          value={audienceValue(fields.exposeUser)}
          onChange={(value) => onChange({ exposeUser: audiencesOf(value) })}
        />
      </Field>
      {isOut ? null : (
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
