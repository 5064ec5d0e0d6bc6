import type { CircleInfo, CircleMember } from '@guangquan/contract'
import { circleRoleNames, circleRoles } from '@guangquan/contract/circle/circle.words'
import { EmptyState, Field, formatFullTime, LinkButton, Select } from '@guangquan/ui'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { CircleColumn, WithCircle } from '../components/circle-frame.tsx'
import { MemberRow } from '../components/circle-members.tsx'
import { MemberMenu } from '../components/member-menu.tsx'
import { useNameSearch } from '../components/name-search.tsx'

const sorts = {
  role: '按角色',
  joined: '最近加入',
  active: '最近活跃',
  posts: '作品最多',
  quiet: '很久没有活动',
} as const
type Sort = keyof typeof sorts

/** 成员管理: search, order, and the actions of the viewer's role. */
export default function MembersPage() {
  const { id = '' } = useParams()
  return (
    <WithCircle id={id}>
      {(circle) => (
        <CircleColumn circle={circle} title="成员管理">
          {circle.can.seeTeam ? (
            <Members circle={circle} />
          ) : (
            <EmptyState
              title="只有管理团队能看到"
              action={
                <LinkButton kind="line" href={circlePaths.detailTab(circle.id, 'members')}>
                  看圈子成员
                </LinkButton>
              }
            />
          )}
        </CircleColumn>
      )}
    </WithCircle>
  )
}

function Members({ circle }: { circle: CircleInfo }) {
  const [sort, setSort] = useState<Sort>('role')
  const [role, setRole] = useState<'all' | keyof typeof roleOptions>('all')
  const search = useNameSearch('找成员')
  const { keyword } = search
  const input = {
    id: circle.id,
    sort,
    ...(keyword === '' ? {} : { keyword }),
    ...(role === 'all' ? {} : { role: roleOptions[role] }),
  }
  return (
    <>
      <div className="circle-filters">
        {search.field}
        <Field label="角色" labelHidden>
          <Select
            value={role}
            onChange={setRole}
            options={[
              { value: 'all' as const, label: '全部角色' },
              ...roleNames.map((name) => ({ value: name, label: circleRoleNames[roleOptions[name]] })),
            ]}
          />
        </Field>
        <Field label="排序" labelHidden>
          <Select
            value={sort}
            onChange={setSort}
            options={sortNames.map((name) => ({ value: name, label: sorts[name] }))}
          />
        </Field>
        {circle.role === circleRoles.owner ? (
          <LinkButton kind="line" href={circlePaths.addAdmins(circle.id)}>
            添加管理员
          </LinkButton>
        ) : null}
      </div>
      <InfiniteList
        options={queries.pages(api.PhotographyGroup.GetPhotographyGroupMemberList, input)}
        empty={<EmptyState title="没有找到成员" help="换一个昵称或角色试试" />}
      >
        {(people) => (
          <ul className="circle-people">
            {people.map((member) => (
              <MemberRow key={member.userId} person={member} note={noteOf(member)}>
                <MemberMenu circle={circle} member={member} />
              </MemberRow>
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  )
}

const roleOptions = {
  owner: circleRoles.owner,
  admin: circleRoles.admin,
  guest: circleRoles.guest,
  member: circleRoles.member,
} as const
const roleNames = ['owner', 'admin', 'guest', 'member'] as const
const sortNames = ['role', 'joined', 'active', 'posts', 'quiet'] as const

function noteOf({ joinTime, postCount, lastActiveTime, mutedUntil }: CircleMember): string {
  return [
    ...(joinTime === null ? [] : [`${formatFullTime(joinTime)} 加入`]),
    ...(postCount === null ? [] : [`${postCount} 个作品`]),
    lastActiveTime === null ? '还没有活动' : `最近活动 ${formatFullTime(lastActiveTime)}`,
    ...(mutedUntil === null ? [] : [`禁言到 ${formatFullTime(mutedUntil)}`]),
  ].join('　')
}
