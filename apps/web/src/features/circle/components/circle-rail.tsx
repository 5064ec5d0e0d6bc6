import type { CircleInfo } from '@guangquan/contract'
import { circleRoleNames, circleRoles } from '@guangquan/contract/circle/circle.words'
import { Avatar, formatFullTime, StatusPill } from '@guangquan/ui'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'

/** Beside the posts: announcement, rules, team, topics. */
export function CircleRail({ circle }: { circle: CircleInfo }) {
  const { announcement, rules, team, topicInfos } = circle
  const lines = rules.split('\n').filter((line) => line.trim() !== '')
  return (
    <aside className="circle-rail" aria-label="圈子介绍">
      {announcement === null ? null : (
        <section>
          <h2>公告</h2>
          <p className="circle-announcement" data-selectable>
            {announcement.text}
          </p>
          <p className="text-small text-ink-3">{formatFullTime(announcement.time)}</p>
        </section>
      )}
      {lines.length === 0 ? null : (
        <section>
          <h2>圈规</h2>
          <ol className="circle-rules">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>管理</h2>
        <ul>
          {team.map(({ userId, nickName, headPicUrl, role }) => (
            <li key={userId} className="circle-team">
              <Avatar src={headPicUrl} size={40} />
              <Link to={paths.other(userId)} className="ui-hit-area truncate font-semibold hover:underline">
                {nickName}
              </Link>
              <StatusPill tone={role === circleRoles.owner ? 'ink' : 'plain'}>
                {circleRoleNames[role]}
              </StatusPill>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>圈子话题</h2>
        <p className="circle-topics">
          {topicInfos.map(({ id, name }) => (
            <Link key={id} to={circlePaths.list(id)} className="ui-chip">
              {name}
            </Link>
          ))}
        </p>
      </section>
    </aside>
  )
}
