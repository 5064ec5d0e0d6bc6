import { ApiError } from '@guangquan/client'
import { Button, showToast } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
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
  /** The second button, shown on wide screens only. */
  beside: ReactNode
}

/** The end of every post form: errors, save state, and the submit button. */
function ComposeEnd({ sending, label, busyLabel, blocked, failure, note, onCancel, beside }: EndProps) {
  const { error } = sending
  return (
    <>
      {error === null ? null : (
        <p role="alert" className="mt-4 text-small text-danger">
          {error instanceof ApiError ? error.message : failure}
          ，内容还在，可以再试一次。
        </p>
      )}
      <div className="mt-4 flex min-h-5 flex-wrap items-center gap-x-3 text-small text-ink-3">
        <p role="status">{note}</p>
        {onCancel === null ? null : (
          <Button kind="text" size="small" onClick={onCancel}>
            先不发
          </Button>
        )}
      </div>
      <div className="compose-buttons">
        {beside}
        <Button
          kind="lit"
          block
          busy={sending.isPending || sending.isSuccess}
          busyLabel={busyLabel}
          disabled={blocked !== ''}
          disabledReason={blocked === '' ? undefined : blocked}
          onDisabledClick={() => showToast(blocked, 'info')}
          onClick={() => sending.mutate()}
        >
          {label}
        </Button>
      </div>
    </>
  )
}

/** 存草稿 and 发布; on phones the former is in the bar above. */
export function PublishEnd(props: { composing: Composing; label: string; blocked: string }) {
  const { composing, label, blocked } = props
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
