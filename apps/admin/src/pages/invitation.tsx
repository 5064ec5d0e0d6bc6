import type { StaffSelf } from '@guangquan/contract'
import { Alert, Button, Flex, Input, QRCode, Result, Space, Spin, Tag, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { RequiredItem } from '../parts/fields/required-item.tsx'
import { SentForm } from '../parts/acts/sent-form.tsx'
import { RecoveryCodes } from '../parts/acts/recovery-codes.tsx'
import { TabGuard } from '../parts/acts/unsaved.tsx'
import { api, call, sentenceOf } from '../platform/api.ts'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { beginSession } from '../platform/session.ts'
import { router } from '../shell/router.tsx'
import { Entrance } from '../shell/entrance.tsx'

// In the fragment, which no server and no log sees.
const token = location.hash.slice(1)

type Invitation = Awaited<ReturnType<typeof openInvitation>>
const openInvitation = () => call(api.StaffInvitation.Get, { token })

interface Chosen {
  name?: string
  displayName?: string
  password: string
  code: string
}

interface Accepted {
  recoveryCodes: string[]
  self: StaffSelf
}

/** An invited person chooses name, password and authenticator here. */
export function InvitationPage() {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  useEffect(() => {
    openInvitation().then(setInvitation, setFailure)
  }, [])

  function enter(self: StaffSelf) {
    // The address of the invitation is used up.
    void router.navigate('/', { replace: true })
    beginSession(self)
  }
  if (failure !== null)
    return <Result status="warning" title={sentenceOf(failure)} subTitle="请让邀请你的人再发一个链接。" />
  if (invitation === null) return <Spin size="large" fullscreen aria-label="正在打开邀请" />
  if (accepted !== null) {
    return (
      <Entrance title="收好恢复码">
        <RecoveryCodes codes={accepted.recoveryCodes} />
        <Button type="primary" block onClick={() => enter(accepted.self)}>
          已经收好，进入后台
        </Button>
      </Entrance>
    )
  }
  return (
    <Entrance title={invitation.forName === null ? '接受邀请' : '重设密码和验证器'}>
      <Typography.Paragraph>
        {invitation.forName === null
          ? `${invitation.invitedBy} 邀请你管理社区，角色：`
          : `${invitation.invitedBy} 让账号 ${invitation.forName} 重新设置，角色：`}
        {invitation.roles.map((role) => (
          <Tag key={role}>{roleNames[role]}</Tag>
        ))}
      </Typography.Paragraph>
      <AcceptForm invitation={invitation} onAccepted={setAccepted} />
    </Entrance>
  )
}

function AcceptForm({
  invitation,
  onAccepted,
}: {
  invitation: Invitation
  onAccepted: (done: Accepted) => void
}) {
  const isNew = invitation.forName === null
  const accept = async (chosen: Chosen) =>
    onAccepted(await call(api.StaffInvitation.Accept, { ...chosen, token }))
  return (
    <SentForm<Chosen> send={accept} submitText={isNew ? '建立账号' : '保存'}>
      <TabGuard />
      {isNew ? (
        <>
          <RequiredItem name="name" label="登录名" extra="字母开头，2-32 个字母、数字或 . _ -">
            <Input autoComplete="username" autoFocus maxLength={32} />
          </RequiredItem>
          <RequiredItem name="displayName" label="称呼">
            <Input autoComplete="name" maxLength={20} />
          </RequiredItem>
        </>
      ) : null}
      <RequiredItem name="password" label="密码" extra="至少 15 个字符，一句话最好记">
        <Input.Password autoComplete="new-password" />
      </RequiredItem>
      <Typography.Paragraph>用手机上的验证器扫这个码，再填它显示的 6 位数字：</Typography.Paragraph>
      <Flex vertical align="center" gap={8} style={{ marginBottom: 16 }}>
        {/* Its text follows, to be typed. */}
        <div aria-hidden>
          <QRCode value={invitation.totpUri} type="svg" size={192} color="#000000" bgColor="#ffffff" />
        </div>
        <Space wrap>
          <Typography.Text type="secondary">扫不了就手工输入</Typography.Text>
          <Typography.Text code copyable={{ tooltips: ['复制', '已复制'] }}>
            {invitation.totpSecret}
          </Typography.Text>
        </Space>
      </Flex>
      <RequiredItem name="code" label="动态码">
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
      </RequiredItem>
      {isNew ? null : (
        <Alert
          type="info"
          showIcon
          title="保存后，旧的密码、验证器和恢复码都不能再用，其他设备退出后台。"
          style={{ marginBottom: 16 }}
        />
      )}
    </SentForm>
  )
}
