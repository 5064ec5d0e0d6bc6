import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button, confirm, LinkButton, showToast, TimeText } from '@guangquan/ui'
import { useState } from 'react'
import { serverNow } from '../../../app/boot.ts'
import { api, client } from '../../../app/api.ts'
import { contentOf, draftPath, nameOf } from '../draft-words.ts'

/** Drafts that were left: go on with one, or delete it. */
export function DraftNote({ drafts, onRemoved }: { drafts: Draft[]; onRemoved: () => void }) {
  const [open, setOpen] = useState(false)
  const shown = open ? drafts : drafts.slice(0, 1)

  async function remove(draft: Draft) {
    const agreed = await confirm({
      title: '删除这篇草稿？',
      text: '它将被永久删除，无法恢复。',
      danger: true,
    })
    if (!agreed) {
      showToast('已取消删除', 'info')
      return
    }
    try {
      await client.call(api.NewPublish.DeleteDraft, { id: draft.id, requestId: crypto.randomUUID() })
      showToast('已删除')
      onRemoved()
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : '没有删掉，请重试', 'error')
    }
  }

  return (
    <section className="draft-note" aria-label="草稿">
      <ul>
        {shown.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 basis-full md:flex-1">
              <b className="font-semibold">{nameOf(draft)}</b>
              <span className="text-small text-ink-3">
                　{contentOf(draft)}　
                <TimeText at={draft.savedTime} now={serverNow()} />
              </span>
            </p>
            <LinkButton kind="line" size="small" href={draftPath(draft)}>
              继续写
            </LinkButton>
            <Button kind="text" size="small" onClick={() => void remove(draft)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
      {drafts.length > 1 ? (
        <Button
          kind="text"
          size="small"
          className="-ml-2"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `还有 ${drafts.length - 1} 篇草稿`}
        </Button>
      ) : null}
    </section>
  )
}
