import { pressedKey } from '@guangquan/ui/pressed-key'
import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { isUnseen, writtenLength } from '@guangquan/contract/text/text-length'
import { Button, IconButton, LengthText, showToast } from '@guangquan/ui'
import { ImageIcon, SmileyIcon, XIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { PhoneNeeded } from '../../../shared/sign-in/phone-needed.tsx'
import { promptForPhone } from '../../../shared/sign-in/prompt-for-phone.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import { overlayOf, settle } from '../../../shared/overlay/overlay.ts'
import { onSignedInAgain } from '../../../shared/overlay/on-signed-in-again.ts'
import { useEmotions } from '../../../shared/emotions/use-emotions.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { CommentAttachment } from './comment-attachment.tsx'
import { addReply } from './comment-queries.ts'
import { storeReplyDraft, readReplyDraft, type ReplyDraft } from './reply-draft.ts'
import { useAttachment } from './use-attachment.ts'

const EmotionPicker = lazyPart(
  () => import('../../../shared/emotions/emotion-picker.tsx'),
  (script) => script.EmotionPicker,
)

interface CommentFormProps {
  publishId: string
  replyCount: number
  /** The comment being answered; null for the post itself. */
  parent: ReplyDraft['parent']
  onParentChange: (parent: ReplyDraft['parent']) => void
  /** Called with the id of the new comment. */
  onSent: (id: string) => void
  disabledReason?: string
}

/** The comment box under a post: grows to six lines, emotion picker, counter, 评论. The text is stored as a draft. */
export function CommentForm({
  publishId,
  replyCount,
  parent,
  onParentChange,
  onSent,
  disabledReason,
}: CommentFormProps) {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const [begun] = useState(() => readReplyDraft(publishId))
  const [text, setText] = useState(begun.text)
  const [failure, setFailure] = useState('')
  const { attached, attach, drop } = useAttachment(setFailure, begun.picture)
  const chooser = useRef<HTMLInputElement>(null)
  const sendOnce = useSendOnce()
  const emotions = useEmotions({ form, box, text, onText: setText })

  const picture = attached?.stored ?? null
  useEffect(() => storeReplyDraft(publishId, { text, parent, picture }), [publishId, text, parent, picture])
  useEffect(() => {
    if (parent !== null) box.current?.focus()
  }, [parent])
  // 「登录已过期」 is over.
  useEffect(() => onSignedInAgain(() => setFailure('')), [])
  // Text typed before hydration is in the field, but caused no event that React saw.
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== '') setText(typed)
  }, [])

  const send = useMutation({
    mutationFn: () => {
      const comment = {
        publishId,
        text,
        ...(parent === null ? {} : { parentId: parent.id }),
        ...(picture === null ? {} : { picture: picture.fileId }),
      }
      return sendOnce(comment, (requestId) => client.call(api.NewPublish.Reply, { ...comment, requestId }))
    },
    onSuccess: (reply) => {
      addReply(queryClient, reply)
      onSent(reply.id)
      settle(`post:${publishId}`, {
        replyCount: (overlayOf(`post:${publishId}`).replyCount ?? replyCount) + 1,
      })
      setText('')
      drop()
      emotions.drop()
      onParentChange(null)
      showToast('已评论')
    },
    onError: (error) => {
      setFailure(
        error instanceof ApiError ? (error.fieldMessage('text') ?? error.message) : '没有发出去，请重试',
      )
      void promptForPhone(error)
    },
  })

  const length = writtenLength(text)
  const isEmpty = isUnseen(text)
  const isUploading = attached?.state === 'uploading'
  const picker = emotions.isOpen ? (
    <EmotionPicker
      anchor={emotions.isPhone ? undefined : form}
      autoFocus={emotions.takesFocus}
      onPick={emotions.insert}
      onClose={emotions.close}
      onFailure={emotions.drop}
    />
  ) : null
  return (
    <form
      ref={form}
      className="comment-form"
      onKeyDown={emotions.onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty || length > textLimits.comment || send.isPending || isUploading) return
        setFailure('')
        if (signedIn) send.mutate()
        else promptSignIn('登录后可以评论')
      }}
    >
      <PhoneNeeded purpose="评论" className="mb-2" />
      {parent === null ? null : (
        <p className="comment-form-parent">
          回复 {parent.name}
          <IconButton label="不回复了" icon={<XIcon size={16} />} onClick={() => onParentChange(null)} />
        </p>
      )}
      <label htmlFor={fieldId} className="sr-only">
        写评论
      </label>
      <MentionTextarea
        id={fieldId}
        area={box}
        value={text}
        placeholder={disabledReason ?? '说点什么'}
        disabled={disabledReason !== undefined}
        maxRows={6}
        onFocus={emotions.onFocus}
        aria-invalid={failure === '' ? undefined : true}
        aria-describedby={failure === '' ? undefined : `${fieldId}-failure`}
        onText={(next) => {
          setText(next)
          setFailure('')
        }}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      {attached === null ? null : <CommentAttachment attached={attached} onRemove={drop} />}
      <div className="comment-form-foot">
        <IconButton
          label="表情"
          aria-expanded={emotions.isOpen}
          icon={<SmileyIcon size={22} />}
          disabled={disabledReason !== undefined}
          onClick={emotions.toggle}
        />
        <IconButton
          label="添加照片"
          icon={<ImageIcon size={22} />}
          disabled={disabledReason !== undefined}
          onClick={() => (signedIn ? chooser.current?.click() : promptSignIn('登录后可以评论'))}
        />
        <FileInput
          ref={chooser}
          label="评论的照片"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onFiles={([file]) => {
            setFailure('')
            if (file !== undefined) void attach(file)
          }}
        />
        <span className="ml-auto">
          <LengthText length={length} limit={textLimits.comment} />
        </span>
        <Button
          type="submit"
          kind="ink"
          size="small"
          busy={send.isPending}
          busyLabel="正在发送"
          disabled={isEmpty || isUploading || length > textLimits.comment}
        >
          评论
        </Button>
      </div>
      {picker}
      {failure === '' ? null : (
        <p id={`${fieldId}-failure`} role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </form>
  )
}
