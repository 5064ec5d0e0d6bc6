import type { CircleInfo } from '@guangquan/contract'
import { circleActNames } from '@guangquan/contract/circle/circle.words'
import { EmptyState, TimeText } from '@guangquan/ui'
import { api, queries } from '../../../../platform/api.ts'
import { serverNow } from '../../../../platform/boot.ts'
import { paths } from '../../../../platform/paths.ts'
import { Link } from '../../../../platform/routing/link.tsx'
import { InfiniteList } from '../../../../shared/lists/infinite-list.tsx'

const names: Readonly<Record<string, string>> = circleActNames

/** 日志: every act in the circle; only its team reads it. */
export function Log({ circle }: { circle: CircleInfo }) {
  return (
    <>
      <h2 className="text-h4 font-semibold">
        日志 <span className="text-small font-normal text-ink-3">只有管理团队能看到</span>
      </h2>
      <InfiniteList
        options={queries.pages(api.PhotographyGroup.GetLog, { id: circle.id })}
        empty={<EmptyState title="还没有记录" />}
      >
        {(lines) => (
          <ul className="circle-log">
            {lines.map((line) => (
              <li key={line.id} data-undone={line.isUndone || undefined}>
                <TimeText at={line.time} now={serverNow()} className="circle-log-time" />
                <b>{line.actor?.nickName ?? line.actorName}</b>
                <span className="min-w-0 flex-1">
                  {names[line.act] ?? line.act}
                  {line.target === null ? '' : `　${line.target.nickName}`}
                  {line.note === '' ? '' : `，理由：${line.note}`}
                  {line.isUndone ? '（已撤销）' : ''}
                  {line.publishId === null ? null : (
                    <Link to={paths.post(line.publishId)} className="ui-link ml-2 underline">
                      看作品
                    </Link>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  )
}
