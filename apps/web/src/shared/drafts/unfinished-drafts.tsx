import './left-drafts.css'
import { Button, LinkButton, TimeText } from '@guangquan/ui'
import { useState } from 'react'
import { serverNow } from '../../platform/boot.ts'
import { removeDraft } from './remove-draft.ts'

interface UnfinishedDraft {
  id: string
  name: string
  /** Its content, if it says more than the name: 3 张照片. */
  content?: string
  savedTime: string
  /** The page that continues it. */
  href: string
}

/** Unfinished drafts, with only the newest shown at first: continue or delete them. */
export function UnfinishedDrafts({
  drafts,
  onRemoved,
}: {
  drafts: readonly UnfinishedDraft[]
  onRemoved: () => void
}) {
  const [open, setOpen] = useState(false)
  const shown = open ? drafts : drafts.slice(0, 1)
  if (drafts.length === 0) return null

  async function remove(id: string) {
    if (await removeDraft(id)) onRemoved()
  }

  return (
    <section className="left-drafts" aria-label="草稿">
      <ul>
        {shown.map(({ id, name, content, savedTime, href }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <p className="min-w-0 basis-full md:flex-1">
              <b className="font-semibold">{name}</b>
              <span className="text-small text-ink-3">
                {content === undefined ? '　' : `　${content}　`}
                <TimeText at={savedTime} now={serverNow()} />
              </span>
            </p>
            <LinkButton kind="line" size="small" href={href}>
              继续写
            </LinkButton>
            <Button kind="text" size="small" onClick={() => void remove(id)}>
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
