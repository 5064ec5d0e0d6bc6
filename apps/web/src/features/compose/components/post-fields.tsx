import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { writtenLength } from '@guangquan/contract/text-length'
import { Field, LengthText, Switch, TextInput } from '@guangquan/ui'
import { useRef } from 'react'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import type { DraftFields } from '../draft-fields.ts'
import { AiField } from './ai-field.tsx'
import { AlbumField } from './album-field.tsx'
import { AudienceField } from './audience-field.tsx'
import { PlaceField } from './place-field.tsx'
import { TagInput } from './tag-input.tsx'
import { TopicField } from './topic-field.tsx'

interface PostFieldsProps {
  fields: DraftFields
  /** Error of the last attempt to publish, shown beside the fields. */
  error: Error | null
  /**
   * A file contains an AI marker. Only set for new photographs: no other form has the AI, album and critique fields.
   */
  aiFound?: boolean
  onChange: (change: Partial<DraftFields>) => void
  titleLabel?: string
  /** Limits of this kind of post; the title is required if it has a minimum length. */
  limits?: { titleFrom: number; title: number; text: number }
}

const photoLimits = { titleFrom: 0, title: textLimits.pictureTitle, text: textLimits.postText }

/** Title, text, topics, tags, place and audience of the post. */
export function PostFields(props: PostFieldsProps) {
  const { fields, error, aiFound, onChange, titleLabel = '作品标题', limits = photoLimits } = props
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  const textLength = writtenLength(fields.text)
  const words = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="flex flex-col gap-5 not-first:mt-5">
      <Field
        label={titleLabel}
        optional={limits.titleFrom === 0}
        counter={<LengthText length={writtenLength(fields.title)} limit={limits.title} />}
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
      <TopicField
        chosen={fields.topicIds}
        error={wrong('topicIds')}
        onChange={(topicIds) => onChange({ topicIds })}
      />
      <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(tags) => onChange({ tags })} />
      <PlaceField place={fields.place} error={wrong('place')} onChange={(place) => onChange({ place })} />
      {aiFound === undefined ? null : (
        <AlbumField chosen={fields.albumIds} onChange={(albumIds) => onChange({ albumIds })} />
      )}
      <AudienceField audiences={fields.exposeUser} onChange={(exposeUser) => onChange({ exposeUser })} />
      {aiFound === undefined ? null : (
        <>
          <AiField found={aiFound} value={fields.aiMark} onChange={(aiMark) => onChange({ aiMark })} />
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
