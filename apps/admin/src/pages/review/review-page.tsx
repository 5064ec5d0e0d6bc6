import type { ReviewCaseItem } from '@guangquan/contract'
import {
  decisionsOf,
  hasDecision,
  reviewKinds,
  type ReviewDecision,
} from '@guangquan/contract/review/review.words'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Empty, Space, Switch, Typography } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { UndoBar } from '../../parts/acts/undo-bar.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, read } from '../../platform/api.ts'
import { CaseView } from './case-view.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { decisionNames } from './names.ts'
import { QueueList } from './queue-list.tsx'
import { QueueSide } from './queue-side.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReasonsDrawer } from './reasons-drawer.tsx'
import { type Choice, type ShownCase, useDecisions } from './use-decisions.ts'
import { useClaim } from './use-claim.ts'
import { useKeys, useKeySetting } from '../../parts/tables/use-keys.ts'
import { useMaskQuestion } from './use-mask-question.tsx'
import { useMasks } from './use-masks.ts'
import { useQueue } from './use-queue.ts'
import './review.css'

/** The queue of the moderators on the left, one case with its decisions on the right. */
export function ReviewPage() {
  const [filters, setAddress] = useAddress(['kind', 'case'])
  const [params] = useSearchParams()
  const kind = knownOf(reviewKinds, filters.kind)
  const { list, items, counts, mark } = useQueue(kind)
  const { decide, undo, undoable, pending } = useDecisions(mark)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<ReviewDecision | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [hasKeys, setHasKeys] = useKeySetting()
  const id = filters.case
  const shown = useQuery({ ...read(api.ReviewCase.Get, { id: id ?? '' }), enabled: id !== undefined })
  const claim = useClaim(shown.data === undefined ? undefined : id)
  const claimedBy = claim !== null && !claim.isOwn ? claim.by : null

  const selected = items.filter((item) => chosen.has(item.id))
  const subjects: (ShownCase & Pick<ReviewCaseItem, 'kind' | 'causes'>)[] =
    selected.length > 0 ? selected : shown.data === undefined ? [] : [shown.data]
  const masks = useMasks(id)
  const askAboutMasks = useMaskQuestion()
  const mayMask = selected.length === 0 && masks.copies.size > 0
  const decisions = commonDecisions(subjects).filter((one) => one !== 'mask' || mayMask)
  const isBlocked = pending || (selected.length === 0 && claimedBy !== null)

  function pathOf(next: string): string {
    const address = new URLSearchParams(params)
    address.set('case', next)
    return `?${address.toString()}`
  }
  function choose(of: string) {
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(of)) next.add(of)
      return next
    })
  }
  async function send(choice: Choice) {
    setAsked(null)
    const ids = new Set(subjects.map((one) => one.id))
    const next = nextOf(items, id, ids)
    const copies = [...masks.copies].map(([pictureId, { fileId }]) => ({ pictureId, fileId }))
    if (!(await decide(subjects, choice.decision === 'mask' ? { ...choice, masks: copies } : choice))) return
    setChosen(new Set())
    if (id === undefined || !ids.has(id)) return
    masks.clear()
    setAddress({ case: next?.id ?? '' })
  }
  async function ask(chosenDecision: ReviewDecision) {
    if (isBlocked || !decisions.includes(chosenDecision)) return
    let decision = chosenDecision
    if (decision !== 'mask' && masks.copies.size > 0 && subjects.some((one) => one.id === id)) {
      const answer = await askAboutMasks(decision, decision === 'pass' && decisions.includes('mask'))
      if (answer === 'stay') return
      if (answer === 'mask') decision = 'mask'
    }
    if (decision === 'pass') void send({ decision })
    else setAsked(decision)
  }
  async function takeBack() {
    const first = await undo()
    if (first !== undefined) setAddress({ case: first })
  }
  function step(by: 1 | -1) {
    const at = items.findIndex((item) => item.id === id)
    const next = items[at === -1 ? 0 : at + by]
    if (next !== undefined) setAddress({ case: next.id })
  }
  useKeys(hasKeys && asked === null && !isEditing, (key) => {
    const decision = decisions.find((one) => decisionNames[one].key === key)
    if (decision !== undefined) void ask(decision)
    else if (key === 'u') void takeBack()
    else if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (key === 'x' && id !== undefined) choose(id)
    else return false
    return true
  })

  return (
    <>
      <PageHead
        title="审核"
        actions={
          <Space wrap>
            <Switch checked={hasKeys} onChange={setHasKeys} aria-label="用按键处理" />
            <Typography.Text>用按键处理</Typography.Text>
            <Button onClick={() => setEditing(true)}>处理原因</Button>
            <ExportButton by={api.ReviewCase.Export} input={{ kind }} />
          </Space>
        }
      />
      <KindTabs
        kind={kind}
        counts={counts}
        onKind={(next) => {
          setChosen(new Set())
          setAddress({ kind: next ?? '', case: '' })
        }}
      />
      <div className={id === undefined ? 'review' : 'review has-case'}>
        <QueueSide list={list} hasKeys={hasKeys} isEmpty={items.length === 0}>
          <QueueList items={items} currentId={id} pathOf={pathOf} chosen={chosen} onChoose={choose} />
        </QueueSide>
        <section aria-label="这一项">
          <Button className="review-back" type="link" onClick={() => setAddress({ case: '' })}>
            回到列表
          </Button>
          {id === undefined ? (
            <Empty className="review-empty" description="从左边选一项" style={{ paddingBlock: 64 }} />
          ) : shown.isError ? (
            <Alert type="info" showIcon title="这一项已经处理过，或者内容已经删除" />
          ) : shown.data === undefined ? (
            <Loading />
          ) : (
            <CaseView shown={shown.data} claimedBy={claimedBy} masks={masks} />
          )}
          {subjects.length === 0 ? null : (
            <DecisionBar
              decisions={decisions}
              count={subjects.length}
              disabled={isBlocked}
              hasKeys={hasKeys}
              onChoose={(decision) => void ask(decision)}
            />
          )}
        </section>
      </div>
      <UndoBar
        text={undoable?.text ?? null}
        keyName={hasKeys ? 'U' : undefined}
        onUndo={() => void takeBack()}
      />
      {asked === null ? null : (
        <ReasonDialog
          asked={{ decision: asked, kinds: subjects.map((one) => one.kind), count: subjects.length }}
          onClose={() => setAsked(null)}
          onChoose={(choice) => void send(choice)}
        />
      )}
      <ReasonsDrawer open={isEditing} onClose={() => setEditing(false)} />
    </>
  )
}

/** The decisions that all of these cases have. */
function commonDecisions(cases: readonly Pick<ReviewCaseItem, 'kind' | 'causes'>[]): ReviewDecision[] {
  const [first] = cases
  const decisions = first === undefined ? [] : decisionsOf[first.kind]
  return decisions.filter((decision) => cases.every((one) => hasDecision(one, decision)))
}

/** The case to show after these are decided: the next one below that nobody else claimed. */
function nextOf(
  items: readonly ReviewCaseItem[],
  id: string | undefined,
  decided: ReadonlySet<string>,
): ReviewCaseItem | undefined {
  const at = items.findIndex((item) => item.id === id)
  const isFree = (item: ReviewCaseItem) => !decided.has(item.id) && (item.claim === null || item.claim.isOwn)
  return items.slice(at + 1).find(isFree) ?? items.find(isFree)
}
