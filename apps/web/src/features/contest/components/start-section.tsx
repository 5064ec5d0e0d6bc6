import type { StartedContest } from '@guangquan/contract'
import { contestStateNames, contestStates } from '@guangquan/contract/contest/contest.words'
import { dayOf } from '@guangquan/rules/time-text'
import { Button, IrisLoader, LinkButton, StatusPill } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { StartForm } from './start-form.tsx'

type Edited = StartedContest | 'new' | null

/** 发起影赛: whether the member may start one, the form, and those they started. */
export function StartSection() {
  const starting = useQuery(queries.one(api.Contest.GetStarting, {}))
  const [edited, setEdited] = useState<Edited>(null)
  const [today] = useState(() => dayOf(new Date(serverNow())))
  if (starting.data === undefined)
    return starting.isError ? <LoadError of={starting} /> : <IrisLoader className="py-6" />
  const { mayStart, level, circles, started } = starting.data
  const may = mayStart || circles.length > 0
  return (
    <section className="contest-starting" aria-labelledby="contest-starting">
      <h2 id="contest-starting" className="text-h4 font-semibold">
        发起影赛
      </h2>
      {edited === null ? (
        <>
          <p className="contest-note">
            {may
              ? '由你或你的圈子主办，大家投票决定名次。提交后由网站审核。'
              : `Lv.${level} 起可以发起影友赛，圈主可以发起圈子赛。`}
          </p>
          {may ? (
            <Button kind="line" onClick={() => setEdited('new')}>
              发起一个影赛
            </Button>
          ) : null}
        </>
      ) : (
        <>
          <StartForm
            key={edited === 'new' ? 'new' : edited.id}
            starting={starting.data}
            contest={edited === 'new' ? null : edited}
            today={today}
            onDone={() => setEdited(null)}
          />
          <Button kind="text" onClick={() => setEdited(null)}>
            先不发起
          </Button>
        </>
      )}
      {started.length === 0 || edited !== null ? null : (
        <ul className="contest-choices">
          {started.map((contest) => (
            <li key={contest.id}>
              <Started contest={contest} onEdit={() => setEdited(contest)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Started({ contest, onEdit }: { contest: StartedContest; onEdit: () => void }) {
  const { id, title, state, reason, mayChange } = contest
  const isShown =
    state !== contestStates.draft && state !== contestStates.inReview && state !== contestStates.refused
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <StatusPill tone={state === contestStates.refused || mayChange ? 'danger' : 'plain'}>
        {mayChange ? '退回修改' : contestStateNames[state]}
      </StatusPill>
      {reason === '' ? null : (
        <p className="contest-note" data-selectable>
          {reason}
        </p>
      )}
      <div className="contest-acts">
        {mayChange ? (
          <Button kind="line" size="small" aria-label={`修改 ${title}`} onClick={onEdit}>
            修改后再提交
          </Button>
        ) : null}
        {isShown ? (
          <LinkButton kind="line" size="small" href={contestPaths.detail(id)} aria-label={`查看 ${title}`}>
            查看
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
