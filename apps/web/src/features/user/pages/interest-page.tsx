import '../people.css'
import { maxChosenTopics } from '@guangquan/contract/member/member.limits'
import { ownTopics } from '@guangquan/routes/first/own'
import { IrisLoader, Later, showToast } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useUnsavedPage } from '../../../shared/forms/unsaved-page.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { TopicButton, TopicPicker } from '../../../shared/posts/topic-picker.tsx'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 我的兴趣: the topics to be preferred on the home page. */
export default function InterestPage() {
  const chosen = useQuery(queries.one(...ownTopics()))
  return (
    <OwnPage title="我的兴趣">
      <p className="mb-5 text-ink-2 md:-mt-4">首页会多放这些主题的照片。</p>
      {chosen.data !== undefined ? (
        <Interests stored={chosen.data.map(({ id }) => id)} />
      ) : chosen.isError ? (
        <LoadError of={chosen} />
      ) : (
        <Later>
          <IrisLoader className="py-10" />
        </Later>
      )}
    </OwnPage>
  )
}

function Interests({ stored }: { stored: readonly string[] }) {
  const queryClient = useQueryClient()
  const [requested, setRequested] = useState<readonly string[]>(stored)
  const [busy, setBusy] = useState(false)
  const dirty = requested.length !== stored.length || requested.some((id) => !stored.includes(id))
  useLeaveWarning(dirty, { question: '选择还没有保存，确定离开？' })
  useUnsavedPage(dirty)

  async function save() {
    setBusy(true)
    try {
      const saved = await client.call(api.UserInfo.ModifyUserTopic, {
        topicIds: [...requested],
        requestId: crypto.randomUUID(),
      })
      queryClient.setQueryData(queries.one(...ownTopics()).queryKey, saved)
      setRequested(saved.map(({ id }) => id))
      showToast('已保存')
    } catch (error) {
      showError(error, '没有保存，请重试')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="own-panel flex flex-col gap-6">
      <TopicPicker value={requested} onChange={setRequested} limit={maxChosenTopics.afterwards} />
      <div className="interest-save">
        <TopicButton
          label="保存"
          busyLabel="正在保存"
          busy={busy}
          chosen={requested.length}
          onChosen={() => void save()}
        />
      </div>
    </div>
  )
}
