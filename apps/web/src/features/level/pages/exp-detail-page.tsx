import '../level.css'
import type { ExpLine } from '@guangquan/contract'
import { expCause } from '@guangquan/contract/growth/growth.words'
import { expLines, ownLevel } from '@guangquan/routes/first/own'
import { EmptyState, formatFullCount, Later, LinkButton, Skeleton, TimeText } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'

/** 经验明细 */
export default function ExpDetailPage() {
  const level = useQuery(queries.one(...ownLevel()))
  const exp = level.data?.own?.exp
  return (
    <OwnPage
      title="经验明细"
      aside={
        exp === undefined ? null : (
          <p className="text-ink-2">
            共 <b className="ui-print">{formatFullCount(exp)}</b> 点经验
          </p>
        )
      }
    >
      <InfiniteList
        options={queries.pages(...expLines())}
        skeleton={<LinesSkeleton />}
        empty={
          <EmptyState
            title="还没有经验"
            help="发布作品、认真评论、收到喜欢都会得到经验"
            action={
              <LinkButton kind="ink" href={ownPaths.levelTasks()}>
                去做任务
              </LinkButton>
            }
          />
        }
      >
        {(lines) => (
          <ul className="exp-lines">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}

function Line({ line }: { line: ExpLine }) {
  return (
    <li>
      <div>
        <p>
          {expCause(line)}
          {turnText(line)}
        </p>
        <TimeText at={line.time} now={serverNow()} className="text-small text-ink-3" />
      </div>
      <div className="exp-amount">
        <b className="ui-print" data-lost={line.amount < 0 || undefined}>
          {line.amount < 0 ? `−${-line.amount}` : `+${line.amount}`}
        </b>
        <span className="ui-print text-ink-3">
          <span className="sr-only">之后共 </span>
          {formatFullCount(line.balance)}
        </span>
      </div>
    </li>
  )
}

function turnText({ turn }: ExpLine): string {
  if (turn === 0) return ''
  return turn % 2 === 1 ? '（收回）' : '（恢复）'
}

function LinesSkeleton() {
  return (
    <Later>
      <div className="exp-lines">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <div key={place} className="exp-line-wait">
            <Skeleton width="40%" height="16px" />
            <Skeleton width="56px" height="16px" />
          </div>
        ))}
      </div>
    </Later>
  )
}
