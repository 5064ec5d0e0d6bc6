import type { ContestDetail } from '@guangquan/contract'
import { activityCover } from '@guangquan/contract/activity/activity.words'
import { LinkButton, StatusPill, Stepper } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { phasesOf, standingText } from '../contest-text.ts'

interface ContestHeadProps {
  contest: ContestDetail
  /** Beside the rules: none in a preview. */
  action?: ReactNode
}

/** Title and cover of a contest, its current phase, and the line of its phases. */
export function ContestHead({ contest, action }: ContestHeadProps) {
  const { id, title, theme, organiser, coverUrl, isHeld, holdReason, reason, circle } = contest
  const { phases, current } = phasesOf(contest)
  return (
    <header>
      <div className="contest-lead">
        <div className="contest-words">
          <StatusPill tone={isHeld ? 'danger' : 'accent'}>{standingText(contest)}</StatusPill>
          <h1 className="contest-title" data-short={[...title].length <= 4 || undefined}>
            {title}
          </h1>
          {theme === '' ? null : <p className="contest-theme">{theme}</p>}
          {organiser === '' ? null : (
            <p className="contest-note">
              {circle === null ? organiser : <Link to={circlePaths.detail(circle.id)}>{circle.title}</Link>}{' '}
              主办
            </p>
          )}
          {holdReason === '' && reason === '' ? null : (
            <p className="contest-alert" role="status" data-selectable>
              {reason === '' ? `赛程暂停：${holdReason}。恢复后各阶段顺延。` : `影赛已取消：${reason}`}
            </p>
          )}
          <div className="contest-acts">
            {action}
            <LinkButton kind="line" href={contestPaths.rules(id)}>
              赛事规则
            </LinkButton>
          </div>
        </div>
        {coverUrl === null ? null : (
          <img
            className="contest-cover"
            srcSet={siteSrcSet({ url: coverUrl }, activityCover)}
            sizes="(min-width: 1024px) 60vw, 100vw"
            src={coverUrl}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
          />
        )}
      </div>
      <div className="contest-phases">
        <Stepper label="赛程" steps={phases} current={current} />
      </div>
    </header>
  )
}
