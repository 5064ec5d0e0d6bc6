import type { JudgeRound, JudgeTask } from '@guangquan/contract'
import { contestBounds, roundKinds } from '@guangquan/contract/contest/contest.words'
import { Button, type GetRef, Input, InputNumber, Space } from 'antd'
import { type Ref, useEffect, useId, useState } from 'react'
import { useUnsaved } from '../../parts/acts/unsaved.tsx'
import { MarkScale } from './mark-scale.tsx'
import { shownText, totalText, type Half } from './marks.ts'

/** A judge's marks for a work. */
export interface GivenMark {
  pass?: boolean
  halves?: number[]
  rank?: number
  comment: string
}

interface TaskPanelProps {
  round: JudgeRound
  task: JudgeTask
  shownMs: number
  busy: boolean
  commentRef: Ref<GetRef<typeof Input.TextArea>>
  onGive: (mark: GivenMark) => void
  onRecuse: () => void
  onSkip: () => void
}

/** The marks of one work: no total until all are set, and never those of other judges. */
export function TaskPanel(props: TaskPanelProps) {
  const { round, task, shownMs, busy, commentRef, onGive, onRecuse, onSkip } = props
  const { kind, criteria, isOpen } = round
  const [halves, setHalves] = useState<Half[]>(() =>
    criteria.map((_, index) => task.mark?.halves?.[index] ?? null),
  )
  const [comment, setComment] = useState(task.mark?.comment ?? '')
  const [rank, setRank] = useState<number | null>(task.mark?.rank ?? null)
  const rankField = useId()
  const markUnsaved = useUnsaved()
  const isChanged =
    comment !== (task.mark?.comment ?? '') ||
    rank !== (task.mark?.rank ?? null) ||
    halves.some((half, index) => half !== (task.mark?.halves?.[index] ?? null))
  useEffect(() => markUnsaved(isChanged))
  const closed = !isOpen || task.isRecused
  const missing = halves.filter((half) => half === null).length
  const total = totalText(
    halves,
    criteria.map(({ weight }) => weight),
  )
  const given = halves.flatMap((half) => half ?? [])
  return (
    <aside className="jury-panel" aria-label={`${task.number} 号作品的评分`}>
      <header>
        <h1>
          {task.number} <span>《{task.title}》</span>
        </h1>
        <p className="jury-note">
          {task.groupName} · 看了 {shownText(shownMs)}
        </p>
        {task.story === '' ? null : <p>{task.story}</p>}
      </header>
      {task.isRecused ? <p role="status">这件作品你要回避，不用评。</p> : null}
      {kind === roundKinds.marks
        ? criteria.map(({ name, weight }, index) => (
            <MarkScale
              key={name}
              name={name}
              weight={weight}
              half={halves[index] ?? null}
              disabled={closed || busy}
              onChange={(half) => setHalves((now) => now.map((one, place) => (place === index ? half : one)))}
            />
          ))
        : null}
      {kind === roundKinds.rank ? (
        <p className="jury-rank">
          <label htmlFor={rankField}>名次</label>
          <InputNumber
            id={rankField}
            min={1}
            max={contestBounds.finalists}
            precision={0}
            value={rank}
            disabled={closed || busy}
            onChange={setRank}
          />
        </p>
      ) : null}
      {kind === roundKinds.marks ? (
        <p className="jury-total">
          加权合计 <span className="jury-note">{missing === 0 ? '' : `还有 ${missing} 项没打`}</span>
          <output>{total ?? '—'}</output>
        </p>
      ) : null}
      <Input.TextArea
        ref={commentRef}
        aria-label="评语"
        placeholder="评语只在颁奖时公布，不写也可以（N）"
        autoSize={{ minRows: 2, maxRows: 4 }}
        maxLength={contestBounds.comment}
        value={comment}
        disabled={closed}
        onChange={({ target }) => setComment(target.value)}
      />
      <Space wrap>
        <Button disabled={closed || busy} onClick={onRecuse}>
          要回避（V）
        </Button>
        <Button onClick={onSkip}>跳过（→）</Button>
        {kind === roundKinds.pass ? (
          <>
            <Button disabled={closed} loading={busy} onClick={() => onGive({ pass: false, comment })}>
              不通过
            </Button>
            <Button
              type="primary"
              disabled={closed}
              loading={busy}
              onClick={() => onGive({ pass: true, comment })}
            >
              通过
            </Button>
          </>
        ) : (
          <Button
            type="primary"
            className="jury-submit"
            loading={busy}
            disabled={closed || (kind === roundKinds.marks ? missing > 0 : rank === null)}
            onClick={() =>
              onGive(kind === roundKinds.marks ? { halves: given, comment } : { rank: rank ?? 1, comment })
            }
          >
            {kind === roundKinds.marks && missing > 0 ? `还差 ${missing} 项` : '存下，下一幅（Enter）'}
          </Button>
        )}
      </Space>
    </aside>
  )
}
