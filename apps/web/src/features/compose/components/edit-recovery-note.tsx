import '../../../shared/drafts/left-drafts.css'
import { Button, TimeText } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'
import { removeMirrored } from '../../../platform/mirrored-drafts.ts'
import { confirmAndDelete } from '../../../shared/posts/confirm-and-delete.ts'
import type { FoundEdit } from '../mirrored-edits.ts'

interface EditRecoveryNoteProps {
  edit: FoundEdit
  onRestore: () => void
  onRemoved: () => void
}

/** Offers the edit that an earlier page did not save. */
export function EditRecoveryNote({ edit, onRestore, onRemoved }: EditRecoveryNoteProps) {
  async function remove() {
    const isDeleted = await confirmAndDelete({
      title: '删除上次没有保存的修改？',
      text: '它将被永久删除，无法恢复。',
      remove: () => removeMirrored(edit.key),
    })
    if (isDeleted) onRemoved()
  }
  return (
    <section className="left-drafts" aria-label="上次没有保存的修改">
      <div className="flex flex-wrap items-center gap-3 py-2">
        <p className="min-w-0 basis-full md:flex-1" role="status">
          上次的修改没有保存，还在这台设备上
          <span className="text-small text-ink-3">
            {'　'}
            <TimeText at={edit.at} now={serverNow()} />
          </span>
          {edit.isOutdated ? (
            <span className="block text-small text-ink-2">
              作品在那之后又改过，恢复的内容保存后会换掉后来的改动。
            </span>
          ) : null}
        </p>
        <Button kind="line" size="small" onClick={onRestore}>
          恢复上次没有保存的修改
        </Button>
        <Button kind="text" size="small" onClick={() => void remove()}>
          删除
        </Button>
      </div>
    </section>
  )
}
