import { ApiError } from '@guangquan/client'
import { pictureLimits } from '@guangquan/contract/media/media.limits'
import { postLimits } from '@guangquan/contract/post/post.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { Field, LengthText, TextInput } from '@guangquan/ui'
import { useRef, type Ref } from 'react'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import type { DraftFields } from '../draft-fields.ts'
import { TagInput } from './tag-input.tsx'

interface PostFieldsProps {
  fields: DraftFields
  /** Error of the last attempt to publish, shown beside the fields. */
  error: Error | null
  onChange: (change: Partial<DraftFields>) => void
  titleLabel?: string
  titleRef?: Ref<HTMLInputElement>
  /** Limits of this kind of post; the title is required if it has a minimum length. */
  limits?: { titleFrom: number; title: number; text: number }
}

const photoLimits = { titleFrom: 0, title: pictureLimits.title, text: postLimits.text }

/** The fields of every post: title, text and tags. */
export function PostFields(props: PostFieldsProps) {
  const { fields, error, onChange, titleLabel = '作品标题', titleRef, limits = photoLimits } = props
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  const textLength = writtenLength(fields.text)
  const words = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={titleLabel}
        optional={limits.titleFrom === 0}
        counter={<LengthText length={writtenLength(fields.title)} limit={limits.title} />}
        error={wrong('title')}
      >
        <TextInput
          ref={titleRef}
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
      <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(tags) => onChange({ tags })} />
    </div>
  )
}
