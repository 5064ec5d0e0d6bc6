import { tasks, taskStates, privileges } from '@guangquan/contract/growth/growth.words'
import { ownTasks } from '@guangquan/routes/first/own'
import { IrisLoader, levelStop, TextLink } from '@guangquan/ui'
import { LockIcon, SealCheckIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { PageAction } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { LevelHead } from '../components/level-head.tsx'
import { LevelPage } from '../components/level-page.tsx'
import { LevelScale } from '../components/level-scale.tsx'
import { TaskRow } from '../components/task-row.tsx'
import { levelText } from '../level-progress.ts'

/** 等级中心: one's own level, or with `userId` another member's. */
export default function LevelMinePage() {
  const [search] = useSearchParams()
  const userId = search.get('userId') ?? ''
  const isPhone = useWidth('phone')
  const card = useQuery(queries.one(api.UserLevel.Get, userId === '' ? {} : { userId }))
  return (
    <LevelPage title="等级中心">
      {isPhone ? (
        <PageAction>
          <TextLink href={ownPaths.levelRule(1)}>规则</TextLink>
        </PageAction>
      ) : null}
      {card.isPending ? (
        <IrisLoader className="level-wait" />
      ) : card.isError ? (
        <LoadError of={card} />
      ) : (
        <>
          <LevelHead card={card.data} />
          <LevelScale level={card.data.level} />
          {card.data.own === null ? null : (
            <div className="level-lists">
              <NextTasks />
              <Privileges level={card.data.own.unlockLevel} />
            </div>
          )}
        </>
      )}
    </LevelPage>
  )
}

const shownTasks = 5

function NextTasks() {
  const response = useQuery(queries.one(...ownTasks()))
  // Claimable tasks first, then those closest to completion.
  const next = (response.data?.tasks ?? [])
    .filter(({ state }) => state !== taskStates.claimed)
    .toSorted((a, b) => b.state - a.state || tasks[a.key].group - tasks[b.key].group)
    .slice(0, shownTasks)
  return (
    <section aria-labelledby="level-tasks">
      <div className="level-list-head">
        <h2 id="level-tasks">任务</h2>
        <TextLink href={ownPaths.levelTasks()}>全部任务</TextLink>
      </div>
      {response.isPending ? <IrisLoader className="py-10" /> : null}
      {response.isError ? <LoadError of={response} /> : null}
      {response.isSuccess && next.length === 0 ? (
        <p className="level-none">任务都完成了，每天 0 点更新。</p>
      ) : null}
      <ul>
        {next.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </ul>
    </section>
  )
}

const shownPrivileges = 4

/** What the last levels unlocked, and what the next one unlocks. */
function Privileges({ level }: { level: number }) {
  const reached = privileges.filter((one) => one.level <= level).slice(-shownPrivileges)
  const nextLevel = privileges.find((one) => one.level > level)?.level
  const next = privileges.filter((one) => one.level === nextLevel)
  return (
    <section aria-labelledby="level-privileges">
      <div className="level-list-head">
        <h2 id="level-privileges">{levelStop(level)} 解锁了什么</h2>
        <span className="level-links">
          <TextLink href={goodsPaths.benefits()}>去领权益</TextLink>
          <TextLink href={ownPaths.levelRule(3)}>全部等级</TextLink>
        </span>
      </div>
      <ul>
        {reached.toReversed().map(({ name }) => (
          <li key={name} className="task-row" data-lit>
            <SealCheckIcon size={20} />
            <p>{name}</p>
          </li>
        ))}
        {nextLevel === undefined ? null : (
          <li className="task-row" data-locked>
            <LockIcon size={20} />
            <p>
              {levelText(nextLevel)}：{next.map(({ name }) => name).join('、')}
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
