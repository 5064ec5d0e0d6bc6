import type { SocialAccess } from '@guangquan/contract/social/social.shapes'
import { Button, LinkButton } from '@guangquan/ui'
import { CheckCircleIcon, MonitorIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import type { PendingFlow } from '../social/pending-flow.ts'
import { AccountFrame } from './account-frame.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

type Scan = NonNullable<PendingFlow['scan']>

/** On the phone: shows which device is about to be signed in, to confirm or cancel. */
export function ConfirmScan({ scan, access }: { scan: Scan; access: SocialAccess }) {
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function say(decision: 'yes' | 'no') {
    setBusy(decision)
    setError(null)
    try {
      const { scanId } = scan
      await client.call(api.WxOpen.ConfirmScan, {
        scanId,
        accessToken: access.accessToken,
        confirm: decision === 'yes',
      })
      setAnswer(decision)
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setBusy(null)
    }
  }

  if (answer !== null) return <Answered yes={answer === 'yes'} />
  return (
    <AccountFrame title="在电脑上登录？" lead="不是你本人操作时请取消">
      <ScanDevice device={scan.device} region={scan.region} />
      {error === null ? null : (
        <p role="alert" className="mb-4 text-small text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-col gap-3">
        <Button
          kind="lit"
          size="large"
          block
          busy={busy === 'yes'}
          busyLabel="正在确认"
          onClick={() => void say('yes')}
        >
          确认登录
        </Button>
        <Button kind="line" size="large" block busy={busy === 'no'} onClick={() => void say('no')}>
          取消
        </Button>
      </div>
    </AccountFrame>
  )
}

/** The device that is about to be signed in. */
export function ScanDevice({ device, region }: { device: string; region: string }) {
  return (
    <div className="scan-device">
      <MonitorIcon size={32} />
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-small text-ink-2">{region === '' ? '地区未知' : region}</p>
      </div>
    </div>
  )
}

function Answered({ yes }: { yes: boolean }) {
  return (
    <AccountFrame
      title={yes ? '已确认' : '已取消登录'}
      lead={yes ? '电脑上正在登录，这个页面可以关闭了' : '电脑上不会登录，这个页面可以关闭了'}
    >
      {yes ? <CheckCircleIcon weight="fill" size={48} className="mb-6 text-success" /> : null}
      <LinkButton kind="line" size="large" block href={paths.home()}>
        回首页
      </LinkButton>
    </AccountFrame>
  )
}
