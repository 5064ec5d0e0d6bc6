import { countText } from '@guangquan/contract/text/count-text'
import type { StaffMedalGoal, StaffMedalItem } from '@guangquan/contract'
import { medalGroupName, medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { Button, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { api } from '../../platform/api.ts'
import { type MedalAct, MedalDialogs } from './medal-dialogs.tsx'

/** All medals with their goals of today and those to come. */
export function MedalList() {
  const [act, setAct] = useState<MedalAct | null>(null)
  const columns: ListColumn<StaffMedalItem>[] = [
    {
      key: 'name',
      name: '勋章',
      render: (_, { icon, name }) => (
        <Flex align="center" gap={12}>
          <img src={icon} alt="" width={40} height={40} />
          {name}
        </Flex>
      ),
    },
    { key: 'group', name: '分组', render: (_, { group }) => medalGroupName(group) },
    { key: 'condition', name: '获得条件', dataIndex: 'conditionText' },
    {
      key: 'goals',
      name: '门槛',
      render: (_, medal) => (
        <Flex vertical>
          {medal.goals.map((goal) => (
            <Goal key={`${goal.tier} ${goal.effectiveOn}`} medal={medal} goal={goal} onAct={setAct} />
          ))}
        </Flex>
      ),
    },
    { key: 'hidden', name: '获得前', render: (_, { hidden }) => (hidden ? '显示 ???' : '显示条件') },
    {
      key: 'owners',
      name: '拥有的会员',
      render: (_, { id, name, ownersCount }) => (
        <Link to={`/medals?tab=medal-owners&art=${id}`} aria-label={`${ownersCount} 人，${name}的获得记录`}>
          {ownersCount}
        </Link>
      ),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, medal) => (
        <Button
          type="link"
          size="small"
          aria-label={`修改 ${medal.name}`}
          onClick={() => setAct({ kind: 'text', medal })}
        >
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListTable
        name="medals"
        label="勋章"
        list={api.StaffMedal.GetList}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有勋章"
        exportBy={api.StaffMedal.Export}
      />
      <MedalDialogs act={act} onClose={() => setAct(null)} />
    </>
  )
}

interface GoalProps {
  medal: StaffMedalItem
  goal: StaffMedalGoal
  onAct: (act: MedalAct) => void
}

function Goal({ medal, goal, onAct }: GoalProps) {
  const name = `${medal.name}（${medalTierNames[goal.tier] ?? ''}）`
  return (
    <Flex align="center" gap={4}>
      {medalTierNames[goal.tier]} {countText(goal.goal)}
      {goal.isCurrent ? null : <Tag color="processing">{goal.effectiveOn} 起</Tag>}
      <Button
        type="link"
        size="small"
        aria-label={`修改 ${name}的门槛`}
        onClick={() => onAct({ kind: 'goal', medal, goal })}
      >
        修改
      </Button>
      {goal.isCurrent ? null : (
        <Button
          type="link"
          size="small"
          danger
          aria-label={`取消 ${name}的门槛修改`}
          onClick={() => onAct({ kind: 'remove', medal, goal })}
        >
          取消
        </Button>
      )}
    </Flex>
  )
}
