import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { writtenLength } from '@guangquan/contract/text-length'
import { Button, IconButton, LengthText, showToast } from '@guangquan/ui'
import { ImageIcon, SmileyIcon, XIcon } from '@guangquan/ui/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { api, client } from '../../../app/api.ts'
import { askToSignIn } from '../../../app/ask-to-sign-in.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { useSignedIn } from '../../../app/session.ts'
import { MentionTextarea } from '../../../shared/mention/mention-textarea.tsx'
import { lay, overlayOf } from '../../../shared/overlay.ts'
import { useSendOnce } from '../../../shared/use-send-once.ts'
import { CommentAttachment } from './comment-attachment.tsx'
import { addReply } from './comment-queries.ts'
import { keepReplyDraft, readReplyDraft, type ReplyDraft } from './reply-draft.ts'
import { useAttachment } from './use-attachment.ts'

const EmojiPicker = lazyPart(
  () => import('@guangquan/ui/emoji-picker'),
  (script) => script.EmojiPicker,
)

interface CommentFormProps {
  publishId: string
  replyCount: number
  /** The comment being answered; null for the post itself. */
  parent: ReplyDraft['parent']
  onParentChange: (parent: ReplyDraft['parent']) => void
  disabledReason?: string
}

/** The write box under a post: grows to six lines, emotion picker, counter, 评论. What is written is never lost. */
export function CommentForm({
  publishId,
  replyCount,
  parent,
  onParentChange,
  disabledReason,
}: CommentFormProps) {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const [text, setText] = useState(() => readReplyDraft(publishId).text)
  const [pickerOpen, setPickerOpen] = useState(false)
  const [failure, setFailure] = useState('')
  const { attached, attach, drop } = useAttachment(setFailure)
  const chooser = useRef<HTMLInputElement>(null)
  const sendOnce = useSendOnce()

  useEffect(() => keepReplyDraft(publishId, { text, parent }), [publishId, text, parent])
  useEffect(() => {
    if (parent !== null) box.current?.focus()
  }, [parent])

  const send = useMutation({
    mutationFn: () => {
      const comment = {
        publishId,
        text,
        ...(parent === null ? {} : { parentId: parent.id }),
        ...(attached?.fileId == null ? {} : { picture: attached.fileId }),
      }
      return sendOnce(comment, (requestId) => client.call(api.NewPublish.Reply, { ...comment, requestId }))
    },
    onSuccess: (reply) => {
      addReply(queryClient, reply)
      lay(`post:${publishId}`, { replyCount: (overlayOf(`post:${publishId}`).replyCount ?? replyCount) + 1 })
      setText('')
      drop()
      setPickerOpen(false)
      onParentChange(null)
      showToast('已评论')
    },
    onError: (error) =>
      setFailure(
        error instanceof ApiError ? (error.fieldMessage('text') ?? error.message) : '没有发出去，请重试',
      ),
  })

  function insert(code: string) {
    const element = box.current
    const at = element?.selectionStart ?? text.length
    const end = element?.selectionEnd ?? at
    setText(text.slice(0, at) + code + text.slice(end))
    requestAnimationFrame(() => {
      element?.focus()
      element?.setSelectionRange(at + code.length, at + code.length)
    })
  }

  const length = writtenLength(text)
  const isEmpty = text.trim() === ''
  const isUploading = attached?.state === 'uploading'
  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty || length > textLimits.comment || send.isPending || isUploading) return
        setFailure('')
        if (signedIn) send.mutate()
        else askToSignIn('登录后可以评论')
      }}
    >
      {pickerOpen ? (
        <EmojiPicker
          onPick={insert}
          onClose={() => setPickerOpen(false)}
          onFailure={() => setPickerOpen(false)}
        />
      ) : null}
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
        aria-invalid={failure === '' ? undefined : true}
        aria-describedby={failure === '' ? undefined : `${fieldId}-failure`}
        onText={(next) => {
          setText(next)
          setFailure('')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      {attached === null ? null : <CommentAttachment attached={attached} onRemove={drop} />}
      <div className="comment-form-foot">
        <IconButton
          label="表情"
          aria-expanded={pickerOpen}
          icon={<SmileyIcon size={22} />}
          disabled={disabledReason !== undefined}
          onClick={() => setPickerOpen(!pickerOpen)}
        />
        <IconButton
          label="添加照片"
          icon={<ImageIcon size={22} />}
          disabled={disabledReason !== undefined}
          onClick={() => (signedIn ? chooser.current?.click() : askToSignIn('登录后可以评论'))}
        />
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="评论的照片"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
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
      {failure === '' ? null : (
        <p id={`${fieldId}-failure`} role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
    </form>
  )
}
