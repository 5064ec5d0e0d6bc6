import type { ActivityDetail, ActivityDraw } from '@guangquan/contract'
import { Button, IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface DrawSectionProps {
  id: string
  draw: NonNullable<ActivityDetail['draw']>
}

/** How places are drawn, and everything to check it with. */
export function DrawSection({ id, draw: { commit, publicSource, isDrawn, drawTime } }: DrawSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="event-draw">
      <h2 id="event-draw" className="event-section-title">
        报名抽签
      </h2>
      <p className="event-note">
        种子的摘要在报名开始前公布，抽签时再加上一个谁也不能事先知道的公开数值。谁都可以用这些数据重算一遍。
      </p>
      <dl className="event-facts" data-selectable>
        <div>
          <dt>种子的摘要</dt>
          <dd className="event-hash">{commit}</dd>
        </div>
        <div>
          <dt>公开数值</dt>
          <dd>{publicSource}</dd>
        </div>
        {isDrawn ? (
          <div>
            <dt>抽签时间</dt>
            <dd>{drawTime?.slice(0, 16)}</dd>
          </div>
        ) : null}
      </dl>
      {isOpen ? (
        <DrawResult id={id} />
      ) : (
        <Button kind="line" size="small" className="mt-4" onClick={() => setOpen(true)}>
          {isDrawn ? '看结果和数据' : '看名单'}
        </Button>
      )}
    </section>
  )
}

function DrawResult({ id }: { id: string }) {
  const draw = useQuery(queries.one(api.Activity.GetDraw, { id }))
  if (draw.data === undefined) {
    return draw.isError ? <LoadError of={draw} /> : <IrisLoader className="py-6" />
  }
  const { seed, publicValue, root, entries, annulled, places } = draw.data
  const facts = [
    { name: '种子', value: seed },
    { name: '公开数值', value: publicValue },
    { name: '名单的摘要', value: root },
  ]
  return (
    <>
      <dl className="event-facts" data-selectable>
        {facts.map(({ name, value }) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="event-hash">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Entries entries={entries} places={places} />
      {annulled.map((old) => (
        <p key={old.time} className="event-note" data-selectable>
          {old.time.slice(0, 16)} 的抽签已作废：{old.reason}。当时的种子 {old.seed}
        </p>
      ))}
    </>
  )
}

function Entries({ entries, places }: Pick<ActivityDraw, 'entries' | 'places'>) {
  if (entries.length === 0) return <p className="event-note">还没有人参加抽签。</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className="event-table" role="region" aria-label="抽签名单" tabIndex={0}>
      <table>
        <caption className="sr-only">抽签名单，共 {places} 个名额</caption>
        <thead>
          <tr>
            <th scope="col">次序</th>
            <th scope="col">昵称</th>
            <th scope="col">人数</th>
            <th scope="col">结果</th>
            <th scope="col">编号</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ code, name, seats, rank, won, isMine }) => (
            <tr key={code} data-mine={isMine || undefined}>
              <td>{rank ?? '—'}</td>
              <td>
                {name}
                {isMine ? '（我）' : ''}
              </td>
              <td>{seats}</td>
              <td>{rank === null ? '待抽签' : won ? '抽中' : '未抽中'}</td>
              <td className="event-hash">{code}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
