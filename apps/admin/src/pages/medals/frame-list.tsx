import { countText } from '@guangquan/contract/text/count-text'
import type { StaffFrameItem, StaffFrameRule } from '@guangquan/contract'
import { frameSources } from '@guangquan/contract/achievement/achievement.words'
import { Button, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { api } from '../../platform/api.ts'
import { type FrameAct, FrameDialogs } from './frame-dialogs.tsx'

/** All frames with the rules of today and those to come. */
export function FrameList() {
  const [act, setAct] = useState<FrameAct | null>(null)
  const columns: ListColumn<StaffFrameItem>[] = [
    {
      key: 'name',
      name: '头像框',
      render: (_, { src, name }) => (
        <Flex align="center" gap={12}>
          <img src={src} alt="" width={48} height={48} />
          {name}
        </Flex>
      ),
    },
    { key: 'source', name: '来源', render: (_, { source }) => frameSources[source] },
    { key: 'condition', name: '获得条件', dataIndex: 'conditionText' },
    {
      key: 'rules',
      name: '门槛和有效期',
      render: (_, frame) =>
        frame.rules.length === 0 ? (
          '没有规则，由人工颁发或兑换'
        ) : (
          <Flex vertical>
            {frame.rules.map((rule) => (
              <Rule key={rule.effectiveOn} frame={frame} rule={rule} onAct={setAct} />
            ))}
          </Flex>
        ),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, frame) => (
        <Flex align="center">
          <Button
            type="link"
            size="small"
            aria-label={`修改 ${frame.name}`}
            onClick={() => setAct({ kind: 'text', frame })}
          >
            修改
          </Button>
          <Link to={`/medals?tab=frame-owners&art=${frame.id}`} aria-label={`${frame.name}的获得记录`}>
            获得记录
          </Link>
        </Flex>
      ),
    },
  ]
  return (
    <>
      <ListTable
        name="frames"
        label="头像框"
        list={api.StaffFrame.GetList}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有头像框"
        exportBy={api.StaffFrame.Export}
      />
      <FrameDialogs act={act} onClose={() => setAct(null)} />
    </>
  )
}

interface RuleProps {
  frame: StaffFrameItem
  rule: StaffFrameRule
  onAct: (act: FrameAct) => void
}

function Rule({ frame, rule, onAct }: RuleProps) {
  const { goal, validDays, effectiveOn, isCurrent } = rule
  return (
    <Flex align="center" gap={4}>
      {countText(goal)}，{validDays === null ? '长期' : `${validDays} 天`}
      {isCurrent ? null : <Tag color="processing">{effectiveOn} 起</Tag>}
      <Button
        type="link"
        size="small"
        aria-label={`修改 ${frame.name}的规则`}
        onClick={() => onAct({ kind: 'rule', frame, rule })}
      >
        修改
      </Button>
      {isCurrent ? null : (
        <Button
          type="link"
          size="small"
          danger
          aria-label={`取消 ${frame.name}的规则修改`}
          onClick={() => onAct({ kind: 'remove', frame, rule })}
        >
          取消
        </Button>
      )}
    </Flex>
  )
}
