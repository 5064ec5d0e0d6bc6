import { feedbackLimits, feedbackTypeNames, feedbackTypes } from '@guangquan/contract/feedback/feedback.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, LengthText, RadioGroup, TextInput } from '@guangquan/ui'
import { useRef, type FormEvent } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { ErrorSummary, focusErrors } from '../../../shared/forms/error-summary.tsx'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import { isSending } from '../../../shared/pictures/use-upload-pictures.ts'
import { useFeedbackForm } from '../use-feedback-form.ts'
import { useSendFeedback } from '../use-send-feedback.ts'

const { text: textLimit, pictures: maxPictures, days } = feedbackLimits
const types = Object.values(feedbackTypes).map((value) => ({ value, label: feedbackTypeNames[value] }))
const loadUpload = async () => (await loadChunk(() => import('../../compose/index.ts'))).uploadFile

/** A new ticket: subject, text, photographs and contact. */
export function FeedbackForm() {
  const form = useFeedbackForm()
  const { busy, refusal, send } = useSendFeedback(form.dirty)
  const element = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isSending(form.pictures)) return
    const ticket = form.check()
    if (ticket === undefined) return focusErrors(element.current)
    const failure = await send(ticket)
    if (failure !== undefined && form.refuse(failure)) focusErrors(element.current)
  }

  return (
    <form
      ref={element}
      noValidate
      className="feedback-form own-panel"
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary form={element} />
      <RadioGroup
        label="类型"
        options={types}
        value={form.type}
        onChange={form.setType}
        error={form.typeError}
      />
      <Field
        label="内容"
        required
        counter={<LengthText length={writtenLength(form.text.value)} limit={textLimit.max} />}
        hint={`写清楚遇到了什么、在哪一页、用什么设备，${textLimit.min} 到 ${textLimit.max} 个字`}
        error={form.text.error}
      >
        <AutoTextarea
          minRows={5}
          maxRows={14}
          value={form.text.value}
          onBlur={form.text.leave}
          onChange={({ target }) => form.text.change(target.value)}
        />
      </Field>
      <PictureField
        label="照片"
        optional
        hint="截图或照片，JPEG、PNG、WebP，每张 10 MB 以内。只有你和客服看得到"
        max={maxPictures}
        accept="image/jpeg,image/png,image/webp,image/avif"
        useType={useTypes.feedback}
        loadUpload={loadUpload}
        pictures={form.pictures}
        error={form.picturesError}
        onChange={form.setPictures}
      />
      <Field
        label="联系方式"
        optional
        hint="手机号、座机号或邮箱。加密保存，客服需要联系你时才查看，每次查看都有记录"
        error={form.contact.error}
      >
        <TextInput
          autoComplete="tel"
          value={form.contact.value}
          onBlur={form.contact.leave}
          onChange={({ target }) => form.contact.change(target.value)}
        />
      </Field>
      <div className="feedback-foot">
        <p className="feedback-fine">
          提交以后不能修改，可以继续补充。客服回复时会通知你；回复后 {days} 天没有新的补充，反馈会自动关闭。
        </p>
        <p role="alert" className="feedback-refused">
          {refusal}
        </p>
        <Button
          kind="lit"
          type="submit"
          busy={busy}
          busyLabel="正在提交"
          disabled={isSending(form.pictures)}
          disabledReason="照片还在上传，稍等一下"
        >
          提交
        </Button>
      </div>
    </form>
  )
}
