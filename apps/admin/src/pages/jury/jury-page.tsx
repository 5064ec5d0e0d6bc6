import type { JudgeRound, JuryInvitation } from '@guangquan/contract'
import { judgeStateNames, judgeStates, roundKindNames } from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Empty, Flex, Input, Progress, Radio, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, read, write } from '../../platform/api.ts'

/** A judge's invitations, and the rounds in which they have works. */
export function JuryPage() {
  const invitations = useQuery(read(api.Jury.GetInvitations, {}))
  const rounds = useQuery(read(api.Jury.GetRounds, {}))
  if (invitations.isPending || rounds.isPending) return <Loading />
  if (invitations.isError) return <ReadFailed error={invitations.error} retry={invitations.refetch} />
  if (rounds.isError) return <ReadFailed error={rounds.error} retry={rounds.refetch} />
  const open = invitations.data.items.filter(({ state }) => state !== judgeStates.left)
  return (
    <>
      <PageHead title="评审" />
      {open.length === 0 && rounds.data.items.length === 0 ? <Empty description="还没有评委邀请" /> : null}
      <Flex vertical gap={16}>
        {rounds.data.items.map((round) => (
          <Round key={round.id} round={round} />
        ))}
        {open.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </Flex>
    </>
  )
}

function Round({ round }: { round: JudgeRound }) {
  const { id, contestTitle, number, kind, closesTime, marked, due, left, percent, isOpen, remindTime } = round
  return (
    <Card
      title={`《${contestTitle}》第 ${number} 轮 ${roundKindNames[kind]}`}
      extra={<Link to={`/jury/${id}`}>{isOpen && left > 0 ? '去评' : '看'}</Link>}
    >
      {isOpen && left > 0 && remindTime !== null ? (
        <Alert
          type="warning"
          showIcon
          title={`赛事运营在 ${remindTime.slice(5, 16)} 提醒你，请在截止前评完`}
        />
      ) : null}
      <Progress percent={percent} format={() => `${marked} / ${due}`} />
      <Typography.Text type="secondary">
        {isOpen ? `${closesTime.slice(0, 16)} 截止，还有 ${left} 件` : '这一轮已结束'}
      </Typography.Text>
    </Card>
  )
}

interface Answered {
  accept: boolean
  conflict: string
}

function Invitation({ invitation }: { invitation: JuryInvitation }) {
  const { id, version, contestTitle, theme, groups, judgeEnd, state, conflict } = invitation
  const [isAnswering, setAnswering] = useState(false)
  const act = useFormAct(api.Jury.GetInvitations, api.Jury.GetRounds)
  return (
    <Card
      title={`《${contestTitle}》的评委邀请`}
      extra={<Tag>{nameOf(judgeStateNames, state)}</Tag>}
      actions={[
        <Button key="answer" type="link" onClick={() => setAnswering(true)}>
          {state === judgeStates.invited ? '答复' : '修改答复'}
        </Button>,
      ]}
    >
      {theme === '' ? null : <p>{theme}</p>}
      <p>
        组别：{groups.join('、')}
        {judgeEnd === null ? '' : `；评审到 ${judgeEnd.slice(0, 16)}`}
      </p>
      {conflict === '' ? null : <p>关系声明：{conflict}</p>}
      <FormDialog open={isAnswering} title={`答复《${contestTitle}》`} onClose={() => setAnswering(false)}>
        <SentForm<Answered>
          send={async (given) => {
            await act(write(api.Jury.Answer, { id, version, ...given }), '已答复')
            setAnswering(false)
          }}
          submitText="提交"
          initialValues={{ accept: state !== judgeStates.declined, conflict }}
        >
          <RequiredItem name="accept" label="是否担任评委">
            <Radio.Group
              options={[
                { value: true, label: '接受' },
                { value: false, label: '谢绝' },
              ]}
            />
          </RequiredItem>
          <RequiredItem name="conflict" label="和参赛者的关系" extra="亲友、师生、同事都要写；没有就写没有">
            <Input.TextArea autoSize={{ minRows: 2 }} maxLength={300} showCount />
          </RequiredItem>
        </SentForm>
      </FormDialog>
    </Card>
  )
}
