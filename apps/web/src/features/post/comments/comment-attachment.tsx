import { IconButton } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import type { Attachment } from './use-attachment.ts'

/** The photograph attached to a comment, during and after its upload. */
export function CommentAttachment({ attached, onRemove }: { attached: Attachment; onRemove: () => void }) {
  // A local GIF would be animated without a pause button, so it is shown only as the uploaded still.
  const local = useObjectUrl(attached.file?.type === 'image/gif' ? null : attached.file)
  const url = local ?? attached.stored?.url
  return (
    <div className="comment-attachment">
      {url === undefined ? null : <img src={url} alt="要发的照片" draggable={false} />}
      <p role="status" className="text-small text-ink-3">
        {attached.state === 'uploading' ? `正在上传 ${Math.round(attached.share * 100)}%` : '照片已就绪'}
      </p>
      <IconButton label="移除照片" icon={<XIcon size={18} />} onClick={onRemove} />
    </div>
  )
}
