import type { CircleInfo } from '@guangquan/contract'
import { circleMemberStates } from '@guangquan/contract/circle/circle.words'
import { Button, EmptyState, formatFullTime } from '@guangquan/ui'
import { api, client, queries } from '../../../../platform/api.ts'
import { InfiniteList } from '../../../../shared/lists/infinite-list.tsx'
import { useCircleAct } from '../../use-circle-act.ts'
import { MemberRow } from '../circle-members.tsx'
import { BlackListButton } from './black-list-button.tsx'

const lists = [
  { status: circleMemberStates.blackListed, title: '黑名单', back: '移出黑名单', done: '已移出黑名单' },
  { status: circleMemberStates.removed, title: '被移出的成员', back: '请回', done: '已请回' },
] as const

/** Black list, removed members and removed posts; each can be taken back. */
export function Removed({ circle }: { circle: CircleInfo }) {
  return (
    <div className="flex flex-col gap-10">
      {lists.map((list) => (
        <People key={list.status} circle={circle} list={list} />
      ))}
      <Posts circle={circle} />
    </div>
  )
}

function People({ circle, list }: { circle: CircleInfo; list: (typeof lists)[number] }) {
  const { busy, run } = useCircleAct()
  const { status, title, back, done } = list
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h4 font-semibold">{title}</h2>
        {status === circleMemberStates.blackListed && circle.can.blackList ? (
          <BlackListButton circle={circle} />
        ) : null}
      </div>
      <InfiniteList
        options={queries.pages(api.PhotographyGroup.GetPhotographyGroupMemberList, { id: circle.id, status })}
        empty={<p className="py-4 text-ink-3">没有人</p>}
      >
        {(people) => (
          <ul className="circle-people">
            {people.map((person) => (
              <MemberRow
                key={person.userId}
                person={person}
                note={person.note === '' ? undefined : `理由：${person.note}`}
              >
                <Button
                  kind="line"
                  size="small"
                  busy={busy}
                  aria-label={`${back}${person.nickName}`}
                  onClick={() =>
                    void run({
                      part: 'members',
                      send: (requestId) =>
                        client.call(api.PhotographyGroup.RestoreMember, {
                          id: circle.id,
                          userId: person.userId,
                          requestId,
                        }),
                      done,
                    })
                  }
                >
                  {back}
                </Button>
              </MemberRow>
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  )
}

function Posts({ circle }: { circle: CircleInfo }) {
  const { busy, run } = useCircleAct()
  return (
    <section>
      <h2 className="text-h4 font-semibold">移出的作品</h2>
      <InfiniteList
        options={queries.pages(api.PhotographyGroup.GetRemovedPosts, { id: circle.id })}
        empty={<EmptyState title="没有移出的作品" help="移出的作品在 30 天内可以放回" />}
      >
        {(items) => (
          <ul className="circle-people">
            {items.map(({ id, post, removedBy, note, expireTime }) => (
              <li key={id} className="circle-person">
                <div className="circle-person-words">
                  <p className="truncate font-semibold">
                    {post === null ? '作品已删除' : post.title || `${post.authorNickName}的作品`}
                  </p>
                  <p className="text-small text-ink-3">
                    {removedBy} 移出{note === '' ? '' : `，理由：${note}`}，{formatFullTime(expireTime)}{' '}
                    前可以放回
                  </p>
                </div>
                {post === null ? null : (
                  <Button
                    kind="line"
                    size="small"
                    busy={busy}
                    onClick={() =>
                      void run({
                        part: 'posts',
                        send: (requestId) =>
                          client.call(api.PhotographyGroup.RestorePost, {
                            id: circle.id,
                            publishId: post.id,
                            requestId,
                          }),
                        done: '已放回圈子',
                      })
                    }
                  >
                    放回
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </section>
  )
}
