import { maxCommentText } from '@guangquan/contract/reply/reply.limits'
import { Button, IconButton, LengthText } from '@guangquan/ui'
import { ImageIcon, SmileyIcon } from '@guangquan/ui/icons'
import { useRef } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import type { useEmotions } from '../../../shared/emotions/use-emotions.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'

interface CommentFootProps {
  /** Comments are closed. */
  disabled: boolean
  emotions: Pick<ReturnType<typeof useEmotions>, 'isOpen' | 'toggle'>
  onPhoto: (file: File | undefined) => void
  length: number
  isSending: boolean
  isSendable: boolean
}

/** Below the text of a comment: emotions, a photograph, its length, 评论. */
export function CommentFoot({
  disabled,
  emotions,
  onPhoto,
  length,
  isSending,
  isSendable,
}: CommentFootProps) {
  const signedIn = useSignedIn()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="comment-form-foot">
      <IconButton
        label="表情"
        aria-expanded={emotions.isOpen}
        icon={<SmileyIcon size={22} />}
        disabled={disabled}
        onClick={emotions.toggle}
      />
      <IconButton
        label="添加照片"
        icon={<ImageIcon size={22} />}
        disabled={disabled}
        onClick={() => (signedIn ? chooser.current?.click() : promptSignIn('登录后可以评论'))}
      />
      <FileInput
        ref={chooser}
        label="评论的照片"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onFiles={([file]) => onPhoto(file)}
      />
      <span className="ml-auto">
        <LengthText length={length} limit={maxCommentText} />
      </span>
      <Button
        type="submit"
        kind="ink"
        size="small"
        busy={isSending}
        busyLabel="正在发送"
        disabled={!isSendable}
      >
        评论
      </Button>
    </div>
  )
}
