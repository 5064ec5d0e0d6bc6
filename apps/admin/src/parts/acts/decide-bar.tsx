import type { Decided } from '@guangquan/contract'
import type { MethodRef } from '@guangquan/client'
import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { write } from '../../platform/api.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Reasoned } from '../fields/reason-field.tsx'
import type { ChangedReads } from './use-act.ts'

/** A decision about the rows chosen in a list. */
export interface ManyDecision {
  name: string
  /** The consequences. */
  after: string
  danger?: boolean
  call: MethodRef<{ ids: string[]; reason: string; requestId?: string | undefined }, Decided>
}

interface DecideBarProps {
  /** The unit of the rows after their number: 件作品. */
  unit: string
  chosen: readonly string[]
  decisions: readonly ManyDecision[]
  changed: ChangedReads
  /** Called afterwards, even if some were in another state by then. */
  onDone: () => void
}

/** Decides about the chosen rows of a list, with a common reason. */
export function DecideBar({ unit, chosen, decisions, changed, onDone }: DecideBarProps) {
  const [decision, setDecision] = useState<ManyDecision | null>(null)

  function textOf({ name }: ManyDecision, { done, skipped }: Decided): string {
    const left = skipped.length === 0 ? '' : `，${skipped.length} ${unit}的状态已经变了，没有处理`
    return `${name} ${done.length} ${unit}${left}`
  }
  return (
    <Flex wrap align="center" gap={8} style={{ marginBottom: 12, minHeight: 32 }}>
      <Typography.Text type="secondary">
        {chosen.length === 0 ? '选中后可以一起处理' : `已选 ${chosen.length} ${unit}`}
      </Typography.Text>
      {decisions.map((one) => (
        <Button
          key={one.name}
          disabled={chosen.length === 0}
          danger={one.danger === true}
          onClick={() => setDecision(one)}
        >
          {one.name}
        </Button>
      ))}
      <ActDialog
        act={
          decision === null
            ? null
            : {
                title: `${decision.name} ${chosen.length} ${unit}`,
                after: decision.after,
                submitText: decision.name,
                write: ({ reason }: Reasoned) => write(decision.call, { ids: [...chosen], reason }),
                done: (decided) => textOf(decision, decided),
              }
        }
        changed={changed}
        onClose={() => setDecision(null)}
        onDone={onDone}
      />
    </Flex>
  )
}
