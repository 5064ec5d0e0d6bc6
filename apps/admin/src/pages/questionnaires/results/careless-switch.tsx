import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { Switch, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../../parts/acts/use-act.ts'
import { api, write } from '../../../platform/api.ts'
import { useMay } from '../../../platform/use-may.ts'

/** Leaves careless answers out of the results with one press, and takes them back with another. */
export function CarelessSwitch({ row, careless }: { row: StaffQuestionnaireDetail; careless: number }) {
  const [pending, setPending] = useState(false)
  const act = useAct(
    api.StaffQuestionnaire.GetDetail,
    api.StaffQuestionnaire.GetResults,
    api.StaffQuestionnaire.GetCross,
    api.StaffQuestionnaire.GetTexts,
  )
  const may = useMay()
  const { id, version, leavesOutCareless } = row
  async function change(leaveOut: boolean) {
    setPending(true)
    const reason = leaveOut ? '结果里不计入低质' : '结果里计入低质'
    await act(write(api.StaffQuestionnaire.SetCareless, { id, version, leaveOut, reason }), reason)
    setPending(false)
  }
  return (
    <label>
      <Switch
        checked={leavesOutCareless}
        loading={pending}
        disabled={!may(api.StaffQuestionnaire.SetCareless)}
        onChange={(leaveOut) => void change(leaveOut)}
      />{' '}
      <Typography.Text>不计低质的 {careless} 份</Typography.Text>
    </label>
  )
}
