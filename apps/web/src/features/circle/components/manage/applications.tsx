import { pressedKey } from '@guangquan/ui/pressed-key'
import { flatPages } from '@guangquan/client'
import type { CircleApplication, CircleInfo } from '@guangquan/contract'
import { circleReasons } from '@guangquan/contract/circle/circle.words'
import { EmptyState, IrisLoader, ListFooter, showToast } from '@guangquan/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, client, queries } from '../../../../platform/api.ts'
import { LoadError } from '../../../../shared/lists/load-error.tsx'
import { useCircleAct } from '../../use-circle-act.ts'
import { Application } from './application.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** 申请: those who wait, and the open application. J and K step through them, P accepts, R and 1–4 refuse, Z undoes. */
export function Applications({ circle }: { circle: CircleInfo }) {
  const list = useInfiniteQuery(queries.pages(api.PhotographyGroup.GetApplications, { id: circle.id }))
  const { busy, run, undo } = useCircleAct()
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const lastLog = useRef<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const waiting = flatPages(list.data)
  const place = Math.max(
    0,
    waiting.findIndex(({ userId }) => userId === chosen),
  )
  const current = waiting[place]

  function go(step: number): void {
    const next = waiting[place + step]
    if (next === undefined) return
    setChosen(next.userId)
    setReason('')
  }

  async function decide(person: CircleApplication, pass: boolean): Promise<void> {
    const next = waiting[place + 1] ?? waiting[place - 1]
    const done = await run({
      part: 'applications',
      send: async (requestId) => {
        const response = await client.call(api.PhotographyGroup.MemberAudit, {
          id: circle.id,
          userIds: [person.userId],
          pass,
          ...(pass ? {} : { reason }),
          requestId,
        })
        lastLog.current = response.logId
        return response
      },
      done: pass ? `已通过 ${person.nickName}` : `已拒绝 ${person.nickName}`,
    })
    if (!done) return
    setChosen(next?.userId ?? null)
    setReason('')
  }

  function takeBack(): void {
    if (lastLog.current === null) return showToast('没有可以撤销的拒绝', 'info')
    void undo(lastLog.current, 'applications')
    lastLog.current = null
  }

  const keys = useRef<(key: string) => void>(() => undefined)
  useEffect(() => {
    keys.current = (key) => {
      const picked = circleReasons.refuse[Number(key) - 1]
      if (key === 'j') go(1)
      else if (key === 'k') go(-1)
      else if (key === 'z') takeBack()
      else if (picked !== undefined) setReason(picked)
      else if (current !== undefined && key === 'p') void decide(current, true)
      else if (current !== undefined && key === 'r') void decide(current, false)
    }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (
        isTyping ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return
      keys.current(pressedKey(event).toLowerCase())
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  if (list.isPending) return <IrisLoader className="py-10" />
  if (list.data === undefined) return <LoadError of={list} />
  if (current === undefined) return <EmptyState title="没有等待审核的申请" help="有人申请时会通知你" />
  return (
    <div ref={top} className="circle-audit">
      <div>
        <h2 className="text-h4 font-semibold">
          等待审核 <span className="text-small font-normal text-ink-3">{circle.waitingCount} 人</span>
        </h2>
        <ul className="circle-waiting">
          {waiting.map((person) => (
            <WaitingRow
              key={person.userId}
              person={person}
              isCurrent={person.userId === current.userId}
              onChoose={() => {
                setChosen(person.userId)
                setReason('')
                // On a phone the list is below the open application.
                top.current?.scrollIntoView({ block: 'start' })
              }}
            />
          ))}
        </ul>
        <ListFooter
          state={
            list.isFetchingNextPage
              ? 'loading'
              : list.isFetchNextPageError
                ? 'failed'
                : list.hasNextPage
                  ? 'more'
                  : 'end'
          }
          onRetry={() => void list.fetchNextPage()}
          endLabel="都在这里了"
        />
        <p className="circle-keys" aria-hidden>
          <kbd>J</kbd>
          <kbd>K</kbd> 上下 <kbd>P</kbd> 通过 <kbd>R</kbd> 拒绝 <kbd>Z</kbd> 撤销
        </p>
      </div>
      <Application
        key={current.userId}
        circle={circle}
        person={current}
        busy={busy}
        reason={reason}
        onReason={setReason}
        onDecide={(pass) => void decide(current, pass)}
      />
    </div>
  )
}
