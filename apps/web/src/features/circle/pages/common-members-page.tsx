import { EmptyState } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { CircleColumn, WithCircle } from '../components/circle-frame.tsx'
import { FollowMember, MemberRow } from '../components/circle-members.tsx'

/** 圈子成员: whom the viewer follows, then who shares two circles or more with them. */
export default function CommonMembersPage() {
  const { id = '' } = useParams()
  return (
    <WithCircle id={id}>
      {(circle) => (
        <CircleColumn circle={circle} title="圈里的熟人">
          <InfiniteList
            options={queries.pages(api.PhotographyGroup.GetCommonMembers, { id: circle.id })}
            empty={<EmptyState title="这里还没有熟人" help="你关注的人加入后，会出现在这里" />}
          >
            {(people) => (
              <ul className="circle-people">
                {people.map((person) => (
                  <MemberRow
                    key={person.userId}
                    person={person}
                    note={person.commonCount > 0 ? `与你同在 ${person.commonCount} 个圈子` : undefined}
                  >
                    <FollowMember person={person} />
                  </MemberRow>
                ))}
              </ul>
            )}
          </InfiniteList>
        </CircleColumn>
      )}
    </WithCircle>
  )
}
