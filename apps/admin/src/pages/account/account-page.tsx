import { Card, Flex } from 'antd'
import { PageHead } from '../../parts/page/page-head.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionList } from './session-list.tsx'

/** Settings of one's own account. */
export function AccountPage() {
  return (
    <>
      <PageHead title="我的账号" />
      <Flex vertical gap={16} style={{ maxWidth: 960 }}>
        <Card title="登录中的设备">
          <SessionList />
        </Card>
        <Card title="密码">
          <PasswordForm />
        </Card>
        <Card title="恢复码">
          <RecoverySection />
        </Card>
      </Flex>
    </>
  )
}
