import type { Decided } from '@guangquan/contract'
import type { MethodRef } from '@guangquan/client'
import { App, Button, Flex, Modal, Typography } from 'antd'
import { useState } from 'react'
import { write } from '../platform/api.ts'
import { ReasonField } from './reason-field.tsx'
import { SentForm } from './sent-form.tsx'

/** A decision about what is chosen in a list. */
export interface ManyDecision {
  name: string
  /** What follows from it. */
  after: string
  danger?: boolean
  call: MethodRef<{ ids: string[]; reason: string; requestId?: string | undefined }, Decided>
}

interface DecideBarProps {
  /** What the rows are called after their number: 件作品. */
  unit: string
  chosen: readonly string[]
  decisions: readonly ManyDecision[]
  /** Afterwards, also when some were in another state by then. */
  onDone: () => Promise<void>
}

/** Decides about the chosen rows of a list, with one reason. */
export function DecideBar({ unit, chosen, decisions, onDone }: DecideBarProps) {
  const { message } = App.useApp()
  const [decision, setDecision] = useState<ManyDecision | null>(null)

  async function decide({ call, name }: ManyDecision, { reason }: { reason: string }) {
    const { done, skipped } = await write(call, { ids: [...chosen], reason })
    const left = skipped.length === 0 ? '' : `，${skipped.length} ${unit}的状态已经变了，没有处理`
    message.success(`${name} ${done.length} ${unit}${left}`)
    setDecision(null)
    await onDone()
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
      <Modal
        open={decision !== null}
        title={decision === null ? '' : `${decision.name} ${chosen.length} ${unit}`}
        footer={null}
        onCancel={() => setDecision(null)}
        destroyOnHidden
      >
        {decision === null ? null : (
          <>
            <Typography.Paragraph>{decision.after}</Typography.Paragraph>
            <SentForm<{ reason: string }>
              send={(given) => decide(decision, given)}
              submitText={decision.name}
            >
              <ReasonField />
            </SentForm>
          </>
        )}
      </Modal>
    </Flex>
  )
}
