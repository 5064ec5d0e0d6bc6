import { bookStates, exhibitionStates, galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { bookText } from '@guangquan/contract/gallery/gallery.shapes'
import { writtenLength } from '@guangquan/contract/text/text-length'
import type { BookEntry, Exhibition } from '@guangquan/contract'
import { bookOf } from '@guangquan/routes/first/gallery'
import {
  AutoTextarea,
  Avatar,
  Button,
  confirm,
  EmptyState,
  Field,
  LengthText,
  StatusPill,
  showToast,
} from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { shortDay } from '../gallery-text.ts'

/** The visitors' book: one sentence a day of each; it stays when the exhibition is over. */
export function VisitorBook({ exhibition: { id, state } }: { exhibition: Exhibition }) {
  const isOpen = state === exhibitionStates.open
  return (
    <section className="gallery-book" aria-label="留言簿">
      <h2 className="gallery-section">留言簿</h2>
      {isOpen ? <BookForm id={id} /> : <p className="gallery-note">影展已闭幕，留言簿留在这里。</p>}
      <InfiniteList
        options={queries.pages(...bookOf(id))}
        empty={<EmptyState title="还没有人留言" help={isOpen ? '写下第一句' : ''} />}
      >
        {(entries) => (
          <ul className="gallery-entries">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  )
}

function BookForm({ id }: { id: string }) {
  const isMember = useSignedIn()
  const text = useCheckedField(bookText)
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  async function send(): Promise<void> {
    const written = text.check()
    if (written === undefined || busy) return
    setBusy(true)
    try {
      await sendOnce({ id, text: written }, (requestId) =>
        client.call(api.OnlineGallery.WriteBook, { id, text: written, requestId }),
      )
      text.clear()
      showToast('已写进留言簿，审核后展示')
      await queries.invalidate(queryClient, api.OnlineGallery.GetBook)
    } catch (error) {
      text.refuseBy(error)
    } finally {
      setBusy(false)
    }
  }
  if (!isMember)
    return (
      <Button kind="line" onClick={() => promptSignIn('登录后可以留言')}>
        登录后写一句
      </Button>
    )
  return (
    <div className="gallery-book-form">
      <Field
        label="写一句"
        hint="每人每天一次，审核后展示"
        counter={<LengthText length={writtenLength(text.value)} limit={galleryLimits.book.max} />}
        error={text.error}
      >
        <AutoTextarea
          minRows={2}
          maxRows={6}
          value={text.value}
          onChange={({ target }) => text.change(target.value)}
        />
      </Field>
      <Button kind="line" busy={busy} busyLabel="正在提交" onClick={() => void send()}>
        写进留言簿
      </Button>
    </div>
  )
}

function Entry({ entry: { id, author, text, createTime, isOwn, state } }: { entry: BookEntry }) {
  const queryClient = useQueryClient()
  async function remove(): Promise<void> {
    if (!(await confirm({ title: '删除这条留言？', confirmLabel: '删除', danger: true }))) return
    try {
      await client.call(api.OnlineGallery.DeleteBook, { id, requestId: crypto.randomUUID() })
      showToast('已删除')
      await queries.invalidate(queryClient, api.OnlineGallery.GetBook)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <li>
      <p className="gallery-entry-text">{text}</p>
      <p className="gallery-entry-facts">
        {author === null ? null : <Avatar src={author.headPicUrl} name={author.nickName} size={24} />}
        <span>{author?.nickName ?? ''}</span>
        <span>{shortDay(createTime)}</span>
        {state === bookStates.shown ? null : (
          <StatusPill tone={state === bookStates.waiting ? 'accent' : 'danger'}>
            {state === bookStates.waiting ? '审核中' : '未通过'}
          </StatusPill>
        )}
        {isOwn ? (
          <Button kind="text" size="small" onClick={() => void remove()}>
            删除
          </Button>
        ) : null}
      </p>
    </li>
  )
}
