import { useStore } from '@guangquan/ui/store'
import { App, Button, Modal, Typography } from 'antd'
import { useState } from 'react'
import { RecoveryCodes } from '../../parts/acts/recovery-codes.tsx'
import { api, call, sentenceOf, write } from '../../platform/api.ts'
import { beginSession, session } from '../../platform/session.ts'

export function RecoverySection() {
  const { message } = App.useApp()
  const now = useStore(session)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [pending, setPending] = useState(false)
  async function renew() {
    setPending(true)
    try {
      setCodes((await write(api.StaffSession.RenewRecoveryCodes, {})).recoveryCodes)
      beginSession(await call(api.StaffSession.Get, {}))
    } catch (error) {
      message.error(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Typography.Paragraph>
        手机不在身边时，用一个恢复码代替动态码。还剩 {'self' in now ? now.self.recoveryCodesLeft : 0}{' '}
        个没用过；重新生成后，旧的都作废。
      </Typography.Paragraph>
      <Button loading={pending} onClick={() => void renew()}>
        重新生成
      </Button>
      {/* They are shown once: a key or a click beside them does not close it. */}
      <Modal
        open={codes !== null}
        title="收好恢复码"
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        footer={
          <Button type="primary" onClick={() => setCodes(null)}>
            已经收好
          </Button>
        }
      >
        <RecoveryCodes codes={codes ?? []} />
      </Modal>
    </>
  )
}
