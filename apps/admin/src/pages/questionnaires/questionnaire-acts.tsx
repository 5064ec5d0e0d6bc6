import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, sentenceOf, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { QuestionnaireActDialog, type QuestionnaireAct } from './questionnaire-act-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** Actions on a questionnaire as a whole. */
export function QuestionnaireActs({ row }: { row: StaffQuestionnaireDetail }) {
  const [kind, setKind] = useState<QuestionnaireAct['kind'] | null>(null)
  const [isSharing, setSharing] = useState(false)
  const may = useMay()
  const isWriter = may(api.StaffQuestionnaire.SetState)
  const isShared = row.state !== 0
  const button = (act: QuestionnaireAct['kind'], label: string, isShown: boolean, isMain = false) =>
    isWriter && isShown ? (
      <Button type={isMain ? 'primary' : 'default'} danger={act === 'close'} onClick={() => setKind(act)}>
        {label}
      </Button>
    ) : null
  return (
    <Space wrap>
      <Link to="/questionnaires">返回列表</Link>
      {isShared ? <Button onClick={() => setSharing(true)}>二维码和链接</Button> : null}
      {isWriter ? <CopyButton row={row} /> : null}
      {button('invite', '通知没答的人', row.may.invite)}
      {button('reopen', '重新开放', row.may.reopen)}
      {button('close', '关闭', row.may.close)}
      {button('publish', '发布', row.may.publish, true)}
      <QuestionnaireActDialog act={kind === null ? null : { kind, row }} onClose={() => setKind(null)} />
      <ShareDialog open={isSharing} row={row} onClose={() => setSharing(false)} />
    </Space>
  )
}

function CopyButton({ row }: { row: StaffQuestionnaireDetail }) {
  const [pending, setPending] = useState(false)
  const act = useFormAct(api.StaffQuestionnaire.GetList)
  const navigate = useNavigate()
  const { message } = App.useApp()
  async function copy() {
    setPending(true)
    try {
      const { id } = await act(write(api.StaffQuestionnaire.Copy, { id: row.id }), '已复制成草稿')
      void navigate(`/questionnaires/${id}?tab=settings`)
    } catch (error) {
      message.error(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button loading={pending} onClick={() => void copy()}>
      复制
    </Button>
  )
}
