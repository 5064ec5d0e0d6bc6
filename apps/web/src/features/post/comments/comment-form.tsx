import { pressedKey } from '@guangquan/ui/pressed-key'
import { maxCommentText } from '@guangquan/contract/reply/reply.limits'
import { isUnseen, writtenLength } from '@guangquan/contract/text/text-length'
import { IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useEmotions } from '../../../shared/emotions/use-emotions.ts'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import { onSignedInAgain } from '../../../shared/overlay/on-signed-in-again.ts'
import { PhoneNeeded } from '../../../shared/sign-in/phone-needed.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { CommentAttachment } from './comment-attachment.tsx'
import { CommentFoot } from './comment-foot.tsx'
import { storeReplyDraft, readReplyDraft, type ReplyDraft } from './reply-draft.ts'
import { useAttachment } from './use-attachment.ts'
import { useSendComment } from './use-send-comment.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const [begun] = useState(() => readReplyDraft(publishId))
  const [text, setText] = useState(begun.text)
  const [failure, setFailure] = useState('')
  const { attached, attach, drop } = useAttachment(setFailure, begun.picture)
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

  const send = useSendComment(publishId, {
    replyCount,
    onSent: (id) => {
      onSent(id)
      setText('')
      drop()
      emotions.drop()
      onParentChange(null)
    },
    onFailure: setFailure,
  })

  const length = writtenLength(text)
  const isUploading = attached?.state === 'uploading'
  const isSendable = !isUnseen(text) && length <= maxCommentText && !isUploading
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
        if (!isSendable || send.isPending) return
        setFailure('')
        if (signedIn) send.mutate({ text, parent, picture })
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
      <CommentFoot
        disabled={disabledReason !== undefined}
        emotions={emotions}
        onPhoto={(file) => {
          setFailure('')
          if (file !== undefined) void attach(file)
        }}
        length={length}
        isSending={send.isPending}
        isSendable={isSendable}
      />
      {picker}
      {failure === '' ? null : (
        <p id={`${fieldId}-failure`} role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </form>
  )
}
