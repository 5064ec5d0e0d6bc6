import './jury.css'
import type { JudgeRound } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { App, Button, type GetRef, type Input, Modal } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { useConfirmClose } from '../../parts/acts/unsaved.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, read, sentenceOf, write } from '../../platform/api.ts'
import { type GivenMark, TaskPanel } from './task-panel.tsx'
import { TaskStrip } from './task-strip.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useShownTime } from './use-shown-time.ts'
import { useTasks } from './use-tasks.ts'
import { WorkView } from './work-view.tsx'

const grounds = ['dark', 'light'] as const

/** The workplace of a judge for one round: one photograph, keys for marks, a second one to compare with, pauses. */
export function Desk({ round }: { round: JudgeRound }) {
  const { tasks, isPending, error, refetch, more } = useTasks(round.id)
  const [place, setPlace] = useState(0)
  const [beside, setBeside] = useState<string | null>(null)
  const [isBare, setBare] = useState(false)
  const [isWhole, setWhole] = useState(true)
  const [ground, setGround] = useState<(typeof grounds)[number]>('dark')
  const [isPaused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false)
  const comment = useRef<GetRef<typeof Input.TextArea>>(null)
  const { message, modal } = App.useApp()
  const mayLeaveWork = useConfirmClose()
  const act = useFormAct(api.Jury.GetTasks, api.Jury.GetTask, api.Jury.GetRounds)
  const entryId = tasks[place]?.entryId ?? ''
  const task = useQuery({
    ...read(api.Jury.GetTask, { roundId: round.id, entryId }),
    enabled: entryId !== '',
  })
  const other = useQuery({
    ...read(api.Jury.GetTask, { roundId: round.id, entryId: beside ?? '' }),
    enabled: beside !== null,
  })
  const shown = useShownTime(entryId, isPaused || task.data === undefined)

  const step = (by: number) => {
    setPlace((now) => Math.min(Math.max(0, now + by), Math.max(0, tasks.length - 1)))
    if (place + by > tasks.length - 10) more()
  }
  const go = (by: number) => {
    void mayLeaveWork().then((may) => {
      if (may) step(by)
    })
  }
  // A mark that was not stored stays on the desk.
  async function perform(written: Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    try {
      await act(written, done)
      step(1)
    } catch (error) {
      message.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  async function give(mark: GivenMark): Promise<void> {
    if (busy) return
    await perform(
      write(api.Jury.Score, { roundId: round.id, entryId, ...mark, shownMs: shown.read() }),
      '已存下',
    )
  }
  async function recuse(): Promise<void> {
    const agreed = await modal.confirm({
      title: '回避这件作品？',
      content: '以后不会再让你评它；已经打的分不计入结果。',
      okText: '回避',
      cancelText: '不回避',
    })
    if (!agreed) return
    await perform(write(api.Jury.Recuse, { roundId: round.id, entryId, note: '' }), '已回避')
  }
  useDeskKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    ' ': () => setBare((now) => !now),
    z: () => setWhole((now) => !now),
    c: () => setBeside((now) => (now === null ? entryId : null)),
    g: () => setGround((now) => (now === 'dark' ? 'light' : 'dark')),
    p: () => setPaused((now) => !now),
    v: () => void recuse(),
    n: () => comment.current?.focus(),
    Enter: () =>
      document.querySelector<HTMLButtonElement>('.jury-panel .ant-btn-primary:not(:disabled)')?.click(),
  })

  if (isPending) return <Loading />
  if (error !== null) return <ReadFailed error={error} retry={refetch} />
  return (
    <div className="jury-desk" data-ground={ground} data-bare={isBare || undefined}>
      <header className="jury-head">
        <Link to="/jury">返回</Link>
        <b>《{round.contestTitle}》</b>
        <span className="jury-note">匿名评审，看不到作者、票数和别人的分</span>
        <span className="jury-progress">
          已评 {round.marked} / {round.due}
          <progress max={Math.max(1, round.due)} value={round.marked} />
        </span>
        <span>截止 {round.closesTime.slice(5, 16)}</span>
        <Button onClick={() => setPaused(true)}>暂停（P）</Button>
      </header>
      {task.isError ? (
        <ReadFailed error={task.error} retry={task.refetch} />
      ) : task.data === undefined ? (
        tasks.length === 0 ? (
          <p>这一轮没有要你评的作品。</p>
        ) : (
          <Loading />
        )
      ) : (
        <>
          <WorkView
            key={entryId}
            task={task.data}
            beside={beside === null || beside === entryId ? null : (other.data ?? null)}
            isWhole={isWhole}
          />
          <TaskPanel
            key={`panel ${entryId}`}
            round={round}
            task={task.data}
            shownMs={shown.shownMs}
            busy={busy}
            commentRef={comment}
            onGive={(mark) => void give(mark)}
            onRecuse={() => void recuse()}
            onSkip={() => go(1)}
          />
        </>
      )}
      <p className="jury-help jury-note">
        <kbd>←</kbd> <kbd>→</kbd> 换一幅 <kbd>空格</kbd> 只看照片 <kbd>Z</kbd> 100% <kbd>C</kbd>{' '}
        留住这幅来比较 <kbd>G</kbd> 换底色
      </p>
      <TaskStrip tasks={tasks} current={place} onChoose={(next) => go(next - place)} />
      <Modal
        open={isPaused}
        title="已暂停"
        okText="继续"
        onOk={() => setPaused(false)}
        onCancel={() => setPaused(false)}
        cancelButtonProps={{ hidden: true }}
      >
        已存下的分都在，下次从没评的接着评。
      </Modal>
    </div>
  )
}
