import type { LevelCard } from '@guangquan/contract'
import { levelName } from '@guangquan/contract/growth/growth.words'
import { lastLevel } from '@guangquan/rules/growth/level'
import { formatFullCount, levelStop, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { progressOf } from '../level-progress.ts'
import { BigIris } from './big-iris.tsx'

/** The open iris, the f-number and the experience missing for the next level. */
export function LevelHead({ card }: { card: LevelCard }) {
  const { level, own } = card
  const gallery = useQuery(
    queries.one(api.Picture.GetUserGallery, { userId: card.userId, maxResultCount: 1 }),
  )
  return (
    <section className="level-head" aria-label="等级">
      <BigIris level={level} photoUrl={gallery.data?.items[0]?.picture.url1080} />
      <div className="level-words">
        <p className="text-ink-2">
          {own === null ? card.nickName : null} Lv.{level} {levelName(level)}
        </p>
        <p className="level-stop" aria-label={`光圈 ${levelStop(level)}`}>
          {levelStop(level)}
        </p>
        {own === null ? null : <Progress level={level} own={own} />}
      </div>
    </section>
  )
}

function Progress({ level, own }: { level: number; own: NonNullable<LevelCard['own']> }) {
  const { share, reached, needed } = progressOf(own.thresholds, own.exp, level)
  const missing =
    needed === null ? 0 : Math.max(0, needed - reached) + Math.max(0, startOf(own, level) - own.exp)
  return (
    <>
      <p className="level-line">等级越高，光圈开得越大，能看见的就越多。</p>
      <p className="level-line">
        {level >= lastLevel ? (
          '光圈已经全开。'
        ) : (
          <>
            再得 <b>{formatFullCount(missing)}</b> 点经验，开到 {levelStop(level + 1)}。
          </>
        )}
      </p>
      <div className="level-meter">
        <progress value={share} max={1} aria-label="到下一档的进度" />
        <span className="ui-print">
          {needed === null
            ? formatFullCount(own.exp)
            : `${formatFullCount(reached)} / ${formatFullCount(needed)}`}
        </span>
      </div>
      {own.shortUntil === null ? null : (
        <p className="level-short" role="note">
          {own.unlockLevel < level
            ? `经验低于 Lv.${level} 的门槛，权益暂按 Lv.${own.unlockLevel} 计算，补上后恢复。`
            : `经验低于 Lv.${level} 的门槛，${own.shortUntil.slice(0, 10)} 前补上就不影响权益。`}
        </p>
      )}
      <div className="level-links">
        <LinkButton kind="lit" href={ownPaths.levelTasks()}>
          去做任务
        </LinkButton>
        <LinkButton kind="line" href={ownPaths.expLines()}>
          经验明细
        </LinkButton>
      </div>
    </>
  )
}

const startOf = ({ thresholds }: { thresholds: readonly number[] }, level: number) =>
  thresholds[level - 1] ?? 0
