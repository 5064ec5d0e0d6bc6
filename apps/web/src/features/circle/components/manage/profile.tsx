import { ApiError } from '@guangquan/client'
import type { CircleForEdit, CircleInfo } from '@guangquan/contract'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, IrisLoader, LengthText, showToast, TextInput } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { LoadError } from '../../../../shared/lists/load-error.tsx'
import { useUnsavedPage } from '../../../../shared/forms/unsaved-page.ts'
import { sentenceOf } from '../../../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../../../shared/forms/use-send-once.ts'
import { problemOf } from '../../draft-problems.ts'
import { refreshCircle } from '../../refresh-circle.ts'
import { AuditFields } from '../audit-fields.tsx'
import { CircleTopics } from '../circle-topics.tsx'
import { CoverField } from '../cover-field.tsx'

/** 资料: the parts that the owner edits; a new name or cover is shown once staff have passed it. */
export function Profile({ circle }: { circle: CircleInfo }) {
  const edit = useQuery({ ...queries.one(api.PhotographyGroup.Get, { id: circle.id }), staleTime: 0 })
  if (edit.data !== undefined) return <Form key={edit.data.version} stored={edit.data} />
  return edit.isError ? <LoadError of={edit} /> : <IrisLoader className="py-10" />
}

function Form({ stored }: { stored: CircleForEdit }) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [draft, setDraft] = useState({
    userId: '',
    title: stored.title,
    summary: stored.summary,
    coverFileId: stored.coverFileId ?? '',
    coverUrl: stored.coverUrl,
    topics: stored.topics,
    applyAuditSetting: stored.applyAuditSetting,
    question: stored.question,
    rules: stored.rules,
  })
  const [sentences, setSentences] = useState<Partial<Record<'title' | 'summary', string>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  useUnsavedPage(isDirty)
  const change = (next: Partial<typeof draft>) => {
    setDraft((now) => ({ ...now, ...next }))
    setIsDirty(true)
    setSentences({})
  }
  const errorOf = (step: 'name' | 'brief' | 'topic' | 'audit') => (isAsked ? problemOf(step, draft) : null)

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    const lacks = (['name', 'brief', 'topic', 'audit'] as const).some(
      (step) => problemOf(step, draft) !== null,
    )
    if (busy || lacks || writtenLength(draft.rules) > circleLimits.rules) return
    const { title, summary, topics, applyAuditSetting, question, rules, coverFileId } = draft
    const input = {
      id: stored.id,
      version: stored.version,
      title,
      summary,
      topics: [...topics],
      applyAuditSetting,
      question,
      rules,
      ...(coverFileId === (stored.coverFileId ?? '') ? {} : { coverFileId }),
    }
    setBusy(true)
    setFailure('')
    try {
      const saved = await sendOnce(input, (requestId) =>
        client.call(api.PhotographyGroup.Update, { ...input, requestId }),
      )
      setIsDirty(false)
      queryClient.setQueryData(queries.one(api.PhotographyGroup.Get, { id: stored.id }).queryKey, saved)
      await refreshCircle(queryClient, 'circle')
      showToast(saved.change === null ? '已保存' : '已保存，名称和封面审核后显示')
    } catch (error) {
      if (error instanceof ApiError) {
        const inTitle =
          error.fieldMessage('title') ??
          (['CircleNameTaken', 'CircleNameRefused'].includes(error.kind) ? error.message : undefined)
        const inSummary = error.fieldMessage('summary')
        setSentences({
          ...(inTitle === undefined ? {} : { title: inTitle }),
          ...(inSummary === undefined ? {} : { summary: inSummary }),
        })
        if (inTitle !== undefined || inSummary !== undefined) return
      }
      setFailure(sentenceOf(error, '没有保存，请重试'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="own-panel flex flex-col gap-6" onSubmit={(event) => void save(event)}>
      <h2 className="text-h4 font-semibold">资料</h2>
      {stored.change === null ? null : (
        <p className="circle-notes" role="status">
          {stored.change.isRefused
            ? `名称或封面的修改没有通过审核：${stored.change.reason}`
            : `「${stored.change.title}」正在审核，通过后显示`}
        </p>
      )}
      <Field
        label="圈子名称"
        hint="修改要审核"
        counter={<LengthText length={writtenLength(draft.title)} limit={circleLimits.title.max} />}
        error={sentences.title ?? errorOf('name')}
      >
        <TextInput value={draft.title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field
        label="圈子简介"
        counter={<LengthText length={writtenLength(draft.summary)} limit={circleLimits.summary.max} />}
        error={sentences.summary ?? errorOf('brief')}
      >
        <AutoTextarea
          minRows={3}
          value={draft.summary}
          onChange={({ target }) => change({ summary: target.value })}
        />
      </Field>
      <CoverField
        url={draft.coverUrl}
        error={null}
        onChange={({ fileId, url }) => change({ coverFileId: fileId, coverUrl: url })}
      />
      <CircleTopics value={draft.topics} onChange={(topics) => change({ topics })} />
      {errorOf('topic') === null ? null : (
        <p role="alert" className="text-small text-danger">
          {errorOf('topic')}
        </p>
      )}
      <AuditFields value={draft} onChange={change} questionError={errorOf('audit')} />
      {failure === '' ? null : (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" busy={busy} busyLabel="正在保存">
        保存
      </Button>
    </form>
  )
}
