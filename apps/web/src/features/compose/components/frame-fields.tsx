import { pictureLimits } from '@guangquan/contract/media/media.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Field, LengthText, TextInput } from '@guangquan/ui'
import type { Frame } from '../photo-uploads.ts'

interface FrameFieldsProps {
  frame: Frame
  /** From 0. */
  place: number
  onChange: (change: { title?: string; alt?: string }) => void
}

/** Title and description of the chosen photograph. */
export function FrameFields({ frame, place, onChange }: FrameFieldsProps) {
  const { title: pictureTitle, alt: pictureAlt } = pictureLimits
  return (
    <>
      <Field
        label={`第 ${place + 1} 张的标题`}
        optional
        counter={<LengthText length={writtenLength(frame.title)} limit={pictureTitle} />}
        error={writtenLength(frame.title) > pictureTitle ? `标题最多 ${pictureTitle} 字` : null}
      >
        <TextInput value={frame.title} onChange={(event) => onChange({ title: event.currentTarget.value })} />
      </Field>
      <Field
        className="mt-5"
        label="画面描述"
        optional
        counter={<LengthText length={writtenLength(frame.alt)} limit={pictureAlt} />}
        hint="为看不见的影友描述一下画面"
        error={writtenLength(frame.alt) > pictureAlt ? `描述最多 ${pictureAlt} 字` : null}
      >
        <AutoTextarea
          value={frame.alt}
          minRows={2}
          onChange={(event) => onChange({ alt: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
