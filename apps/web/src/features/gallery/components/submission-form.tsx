import type { OpenCall } from '@guangquan/contract'
import { galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Checkbox, Field, LengthText, PhoneInput, TextInput } from '@guangquan/ui'
import { useRef, type FormEvent } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { ErrorSummary, focusErrors } from '../../../shared/forms/error-summary.tsx'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import { openTerms, termsNames } from '../../../shared/sign-in/terms.ts'
import { isSending } from '../../../shared/pictures/use-upload-pictures.ts'
import { useSendSubmission } from '../use-send-submission.ts'
import { useSubmissionForm } from '../use-submission-form.ts'

const { title: titleLimit, statement: statementLimit } = galleryLimits
const galleryTerms = 7
const loadUpload = async () => (await loadChunk(() => import('../../compose/index.ts'))).uploadFile

/** The form of an open call: photographs, title, reason and contact. */
export function SubmissionForm({ call }: { call: OpenCall }) {
  const form = useSubmissionForm(call)
  const { busy, refusal, send } = useSendSubmission(form.dirty)
  const element = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isSending(form.pictures)) return
    const submission = form.check()
    if (submission === undefined) return focusErrors(element.current)
    const failure = await send(submission)
    if (failure !== undefined && form.refuse(failure)) focusErrors(element.current)
  }

  return (
    <form
      ref={element}
      noValidate
      className="gallery-form own-panel"
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary form={element} />
      <PictureField
        label="作品"
        hint={`长边至少 ${call.minLongEdge} 像素，最多 ${call.maxPhotos} 张，每张 10 MB 以内。入选后再向你要原图`}
        max={call.maxPhotos}
        accept="image/jpeg,image/png,image/webp,image/avif"
        useType={useTypes.photo}
        loadUpload={loadUpload}
        pictures={form.pictures}
        error={form.picturesError}
        onChange={form.setPictures}
      />
      <Field
        label="题目"
        required
        hint={`${titleLimit.min} 到 ${titleLimit.max} 个字`}
        error={form.title.error}
      >
        <TextInput
          value={form.title.value}
          onBlur={form.title.leave}
          onChange={({ target }) => form.title.change(target.value)}
        />
      </Field>
      <Field
        label="自述"
        required
        counter={<LengthText length={writtenLength(form.statement.value)} limit={statementLimit.max} />}
        hint={`这些照片是怎么来的，${statementLimit.min} 到 ${statementLimit.max} 个字`}
        error={form.statement.error}
      >
        <AutoTextarea
          minRows={4}
          maxRows={12}
          value={form.statement.value}
          onBlur={form.statement.leave}
          onChange={({ target }) => form.statement.change(target.value)}
        />
      </Field>
      <Contact form={form} />
      <Agreement form={form} />
      <p role="alert" className="gallery-refused">
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
        提交作品
      </Button>
    </form>
  )
}

type Form = ReturnType<typeof useSubmissionForm>

function Contact({ form: { realName, phone } }: { form: Form }) {
  return (
    <>
      <Field label="真实姓名" required hint="只用来联系和寄回原作，加密保存，不会公开" error={realName.error}>
        <TextInput
          autoComplete="name"
          value={realName.value}
          onBlur={realName.leave}
          onChange={({ target }) => realName.change(target.value)}
        />
      </Field>
      <Field label="手机号" required error={phone.error}>
        <PhoneInput
          value={phone.value}
          onBlur={phone.leave}
          onChange={({ target }) => phone.change(target.value)}
        />
      </Field>
    </>
  )
}

function Agreement({ form: { agrees, agreeError, setAgrees } }: { form: Form }) {
  return (
    <div className="ui-field">
      <div className="gallery-buttons">
        <Checkbox
          label="作品由我拍摄，我已阅读并同意"
          checked={agrees}
          aria-invalid={agreeError === null ? undefined : true}
          onChange={({ target }) => setAgrees(target.checked)}
        />
        <button
          type="button"
          className="ui-link"
          aria-haspopup="dialog"
          onClick={() => openTerms(galleryTerms)}
        >
          《{termsNames[galleryTerms]}》
        </button>
      </div>
      {agreeError === null ? null : (
        <p className="ui-field-error" role="alert">
          {agreeError}
        </p>
      )}
    </div>
  )
}
