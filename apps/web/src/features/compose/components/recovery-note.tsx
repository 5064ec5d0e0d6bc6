import '../../../shared/drafts/left-drafts.css'
import { Button } from '@guangquan/ui'
import { removeMirrored } from '../../../platform/mirrored-drafts.ts'
import { confirmAndDelete } from '../../../shared/posts/confirm-and-delete.ts'
import { copy } from '../../../shared/posts/copy.ts'
import type { Recovery } from '../recover-drafts.ts'

interface RecoveryNoteProps {
  failures: Recovery['failures']
  /** Tries again with the remaining ones. */
  onRetry: () => void
}

/** Content of an earlier page that cannot be stored as a draft now: try again, copy it or delete it. */
export function RecoveryNote({ failures, onRetry }: RecoveryNoteProps) {
  async function remove(key: string) {
    const isDeleted = await confirmAndDelete({
      title: '删除上次没存好的内容？',
      text: '它将被永久删除，无法恢复。',
      remove: () => removeMirrored(key),
    })
    if (isDeleted) onRetry()
  }

  if (failures.length === 0) return null
  return (
    <section className="left-drafts" aria-label="上次没存好的内容">
      <ul>
        {failures.map(({ key, reason, words }) => (
          <li key={key} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 basis-full md:flex-1" role="status">
              上次写的还在这台设备上，没能存成草稿：{reason}
            </p>
            <Button kind="line" size="small" onClick={onRetry}>
              再试一次
            </Button>
            {words === '' ? null : (
              <Button kind="line" size="small" onClick={() => void copy(words, '已复制')}>
                复制文字
              </Button>
            )}
            <Button kind="text" size="small" onClick={() => void remove(key)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
