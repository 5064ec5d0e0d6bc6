import type { PublishForEdit } from '@guangquan/contract'
import { Button, showToast } from '@guangquan/ui'
import { useState } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { useEditPost } from '../../compose/index.ts'
import { useWriting, wholeOf } from '../editor/use-writing.ts'
import { ArticleDesk } from './article-desk.tsx'

/** An article that is out, written anew. */
export function ArticleEditForm({ post, linkHosts }: { post: PublishForEdit; linkHosts: readonly string[] }) {
  const navigate = useNavigate()
  const writing = useWriting(post)
  const whole = wholeOf(writing)
  const { id, topicIds, place } = post
  const save = useEditPost(whole === null ? null : { ...whole, id, topicIds, place })
  const now = JSON.stringify(writing.body)
  // The editor writes the text its own way: what it makes of the unchanged article is what to compare with.
  const [before, setBefore] = useState<string | null>(null)
  if (before === null && writing.editing.state !== null) setBefore(now)
  const isChanged = before !== null && now !== before
  useKeepPage(isChanged && !save.isSuccess)
  useLeaveWarning(isChanged && !save.isSuccess, { question: '修改还没保存，确定离开？' })
  const blocked = isChanged ? writing.missing : '还没有改动'
  return (
    <ArticleDesk
      writing={writing}
      linkHosts={linkHosts}
      error={save.error}
      note="发布 10 分钟后的修改会标明「已编辑」。"
    >
      <Button kind="line" onClick={() => navigate(-1)}>
        取消
      </Button>
      <Button
        kind="lit"
        block
        busy={save.isPending || save.isSuccess}
        busyLabel="正在保存"
        disabled={blocked !== ''}
        disabledReason={blocked === '' ? undefined : blocked}
        onDisabledClick={() => showToast(blocked, 'info', 3000)}
        onClick={() => save.mutate()}
      >
        保存修改
      </Button>
    </ArticleDesk>
  )
}
