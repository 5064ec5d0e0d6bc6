import type { StaffGrowthRule } from '@guangquan/contract'
import { capPeriodNames, expRuleName } from '@guangquan/contract/growth/growth.words'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { CorrectExpDialog } from './correct-exp-dialog.tsx'
import { EffectiveOn } from './effective-on.tsx'
import { RuleDialogs, type RuleAct } from './rule-dialogs.tsx'
import { ScaleSection } from './scale-section.tsx'

/** The rules of levels and experience: today's, and future ones with their days. */
export function GrowthPage() {
  const [act, setAct] = useState<RuleAct | null>(null)
  /** The member whose experience is to be corrected; empty until one is chosen. */
  const [corrected, setCorrected] = useState<string | null>(null)
  const may = useMay()
  const columns: ListColumn<StaffGrowthRule>[] = [
    { key: 'name', name: '行为或任务', render: (_, row) => expRuleName(row.rule, row.goal) },
    { key: 'exp', name: '经验', dataIndex: 'exp' },
    { key: 'coins', name: '金币', dataIndex: 'coins' },
    { key: 'cap', name: '上限', render: (_, row) => limitOf(row) },
    { key: 'inDayCap', name: '计入每天上限', render: (_, { inDayCap }) => (inDayCap ? '是' : '否') },
    { key: 'effectiveOn', name: '生效日', render: (_, row) => <EffectiveOn {...row} /> },
    {
      key: 'acts',
      name: '操作',
      render: (_, rule) => (
        <>
          <Button
            type="link"
            size="small"
            aria-label={`修改 ${expRuleName(rule.rule)}`}
            onClick={() => setAct({ kind: 'save', rule })}
          >
            修改
          </Button>
          {rule.isCurrent ? null : (
            <Button
              type="link"
              size="small"
              danger
              aria-label={`取消 ${expRuleName(rule.rule)}的修改`}
              onClick={() => setAct({ kind: 'remove', rule })}
            >
              取消
            </Button>
          )}
        </>
      ),
    },
  ]
  return (
    <>
      <PageHead
        title="等级与经验"
        actions={
          may(api.StaffGrowth.CorrectExp) ? (
            <Button onClick={() => setCorrected('')}>调整会员的经验</Button>
          ) : null
        }
      />
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        等级门槛
      </Typography.Title>
      <ScaleSection />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 32 }}>
        经验规则
      </Typography.Title>
      <ListTable
        name="growth-rules"
        label="经验规则"
        list={api.StaffGrowth.GetRules}
        input={{}}
        rowKey="id"
        columns={columns}
        empty="没有规则"
        exportBy={api.StaffGrowth.ExportRules}
      />
      <RuleDialogs act={act} onClose={() => setAct(null)} />
      <CorrectExpDialog memberId={corrected} onClose={() => setCorrected(null)} />
    </>
  )
}

function limitOf({ cap, capPeriod, capPerPost }: StaffGrowthRule): string {
  const limits = [
    cap === null ? '' : `${capPeriodNames[capPeriod ?? 'day']} ${cap} 次`,
    capPerPost === null ? '' : `每个作品 ${capPerPost} 次`,
  ].filter((text) => text !== '')
  return limits.length === 0 ? '不限' : limits.join('，')
}
