import { pressedKey } from '@guangquan/ui/pressed-key'
import { ApiError } from '@guangquan/client'
import { Button, showToast } from '@guangquan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { focusErrors } from '../../../shared/forms/error-summary.tsx'
import { PageAction } from '../../../shared/page/page-bar.tsx'
import type { useEditPost } from '../use-edit-post.ts'
import type { Composing } from '../use-composing.ts'

interface EndProps {
  sending: Composing['publish'] | ReturnType<typeof useEditPost>
  label: string
  busyLabel: string
  /** Why it cannot be submitted yet; empty if it can. */
  blocked: string
  /** Shown when no response arrived. */
  failure: string
  note: string
  /** Stops waiting to send; null while it is not waiting. */
  onCancel: (() => void) | null
  /** What will not be published, as a sentence; empty if nothing. */
  omitted?: string
  /** The second button, shown on wide screens only. */
  beside: ReactNode
}

/** The bar at the end of every post form, always in sight: errors, save state, and the submit button. */
function ComposeEnd(props: EndProps) {
  const { sending, label, busyLabel, blocked, failure, note, omitted = '', onCancel, beside } = props
  const { error } = sending
  const isBusy = sending.isPending || sending.isSuccess
  const submit = () => {
    if (isBusy) return
    if (blocked === '') sending.mutate()
    else showToast(blocked, 'info')
  }
  useSubmitKey(submit)

  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) focusErrors(end.current?.closest<HTMLElement>('.compose') ?? null)
  }, [error])

  return (
    <div ref={end} className="compose-end">
      {error === null ? null : (
        <p role="alert" className="compose-end-error">
          {error instanceof ApiError ? error.message : failure}
          ，内容还在，可以再试一次。
        </p>
      )}
      <div className="compose-end-note" role="status">
        {omitted === '' ? null : <p className="text-danger">{omitted}</p>}
        <p>{note}</p>
      </div>
      {onCancel === null ? null : (
        <Button kind="text" size="small" onClick={onCancel}>
          先不发
        </Button>
      )}
      <p className="compose-end-key" aria-hidden>
        Ctrl + Enter {label.slice(0, 2)}
      </p>
      <div className="compose-buttons">
        {beside}
        <Button
          kind="lit"
          block
          busy={isBusy}
          busyLabel={busyLabel}
          disabled={blocked !== ''}
          disabledReason={blocked === '' ? undefined : blocked}
          aria-keyshortcuts="Control+Enter"
          onDisabledClick={submit}
          onClick={submit}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}

/** Ctrl+Enter (⌘+Enter) submits from every field. */
function useSubmitKey(submit: () => void): void {
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface PublishEndProps {
  composing: Composing
  label: string
  /** Why it cannot be published yet; empty if it can. */
  blocked: string
  /** What will not be published, as a sentence; empty if nothing. */
  omitted?: string
}

/** 存草稿 and 发布; on phones the former is in the bar above. */
export function PublishEnd({ composing, label, blocked, omitted = '' }: PublishEndProps) {
  const saveDraft = () => void composing.saveDraft()
  return (
    <>
      <PageAction>
        <Button kind="text" size="small" onClick={saveDraft}>
          存草稿
        </Button>
      </PageAction>
      <ComposeEnd
        sending={composing.publish}
        label={label}
        busyLabel={composing.publish.waiting === null ? '正在发布' : '等待发布'}
        blocked={blocked}
        failure="没有发布成功"
        note={composing.note}
        onCancel={composing.publish.waiting === null ? null : composing.publish.cancel}
        omitted={omitted}
        beside={
          <Button kind="line" onClick={saveDraft}>
            存草稿
          </Button>
        }
      />
    </>
  )
}

/** 取消 and 保存修改, for a published post. */
export function EditEnd({ saving, blocked }: { saving: ReturnType<typeof useEditPost>; blocked: string }) {
  const navigate = useNavigate()
  return (
    <ComposeEnd
      sending={saving}
      label="保存修改"
      busyLabel="正在保存"
      blocked={blocked}
      failure="没有保存好"
      note="发布 10 分钟后的修改会标明「已编辑」。"
      onCancel={null}
      beside={
        <Button kind="line" onClick={() => navigate(-1)}>
          取消
        </Button>
      }
    />
  )
}
