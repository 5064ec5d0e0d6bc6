import type { CircleInfo } from '@guangquan/contract'
import { circleLimits, circleRoles } from '@guangquan/contract/circle/circle.words'
import { Button, EmptyState } from '@guangquan/ui'
import { api, client, queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { useNavigate, useParams } from '../../../platform/routing/hooks.ts'
import { CircleColumn, WithCircle } from '../components/circle-frame.tsx'
import { useNameSearch } from '../components/name-search.tsx'
import { ChosenStrip, PickPeople } from '../components/pick-people.tsx'
import { useChosen } from '../use-chosen.ts'
import { useCircleAct } from '../use-circle-act.ts'

/** 添加管理员: several members are chosen from a list; the chosen ones are shown in a strip. */
export default function AdminAddPage() {
  const { id = '' } = useParams()
  return (
    <WithCircle id={id}>
      {(circle) => (
        <CircleColumn circle={circle} title="添加管理员">
          {circle.can.setRole ? <AddAdmins circle={circle} /> : <EmptyState title="只有圈主可以添加管理员" />}
        </CircleColumn>
      )}
    </WithCircle>
  )
}

function AddAdmins({ circle }: { circle: CircleInfo }) {
  const navigate = useNavigate()
  const admins = circle.team.filter(({ role }) => role === circleRoles.admin).length
  const free = circleLimits.admins - admins
  const { chosen, toggle } = useChosen(free)
  const { busy, run } = useCircleAct()
  const search = useNameSearch('找成员')
  const { keyword } = search

  async function add() {
    const done = await run({
      part: 'members',
      send: (requestId) =>
        client.call(api.PhotographyGroup.MemberRoleAdjust, {
          id: circle.id,
          userIds: chosen.map(({ userId }) => userId),
          role: circleRoles.admin,
          requestId,
        }),
      done: `已添加 ${chosen.length} 位管理员`,
    })
    if (done) navigate(circlePaths.members(circle.id))
  }

  if (free <= 0) {
    return (
      <EmptyState title={`管理员最多 ${circleLimits.admins} 位`} help="先把一位管理员改为成员，再添加新的" />
    )
  }
  return (
    <>
      <p className="mb-3 text-ink-2">管理员可以审核申请、禁言和处理作品。还能添加 {free} 位。</p>
      {search.field}
      <PickPeople
        options={queries.pages(api.PhotographyGroup.GetPhotographyGroupMemberList, {
          id: circle.id,
          sort: 'active',
          ...(keyword === '' ? {} : { keyword }),
        })}
        chosen={chosen}
        onToggle={toggle}
        obstacleOf={({ role }) =>
          role === circleRoles.owner ? '圈主' : role === circleRoles.admin ? '已是管理员' : null
        }
        empty={<EmptyState title="没有找到成员" help="换一个昵称试试" />}
      />
      <div className="circle-pick-bar">
        <ChosenStrip chosen={chosen} onRemove={toggle} />
        <Button
          kind="lit"
          busy={busy}
          busyLabel="正在添加"
          disabled={chosen.length === 0}
          disabledReason="先选一位成员"
          onClick={() => void add()}
        >
          添加（{chosen.length}/{free}）
        </Button>
      </div>
    </>
  )
}
