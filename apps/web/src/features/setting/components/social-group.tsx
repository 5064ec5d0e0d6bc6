import type { OwnInfo } from '@guangquan/contract'
import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { Button, showToast } from '@guangquan/ui'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { providerNames, useBeginSocial } from '../../account/index.ts'
import { useRefreshOwn } from '../own-info.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { ActionRow, RowGroup } from './rows.tsx'

const providers = ['wx', 'qq', 'weibo'] as const satisfies readonly SocialProvider[]
const unbinders = {
  wx: api.UserInfo.UnbindWxOpen,
  qq: api.UserInfo.UnbindQqOpen,
  weibo: api.UserInfo.UnbindWeibo,
} as const
const ways = { password: true, phone: 1100, email: 1100 } as const

/** 微信, QQ, 微博: bound or not. A closed provider is only shown if it is bound, to unbind it. */
export function SocialGroup({ own }: { own: OwnInfo }) {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const refreshOwn = useRefreshOwn()
  const sendOnce = useSendOnce()

  async function unbind(provider: SocialProvider, ticket: string) {
    await sendOnce({ provider, ticket }, (requestId) =>
      client.call(unbinders[provider], { ticket, requestId }),
    )
    setLeaving(null)
    showToast(`已解绑${providerNames[provider]}`)
    await refreshOwn()
  }

  const shown = providers.filter(
    (provider) => own.social[provider] !== null || boot.settings.socialLogin[provider],
  )
  if (shown.length === 0) return null
  return (
    <RowGroup title="第三方账号" id="social">
      {shown.map((provider) => (
        <ActionRow
          key={provider}
          label={providerNames[provider]}
          hint={own.social[provider] ?? '未绑定'}
          action={
            own.social[provider] === null ? (
              <BindButton provider={provider} />
            ) : (
              <Button
                kind="line"
                size="small"
                aria-label={`解绑${providerNames[provider]}`}
                onClick={() => setLeaving(provider)}
              >
                解绑
              </Button>
            )
          }
        />
      ))}
      {leaving === null ? null : (
        <ProofDialog
          own={own}
          ways={ways}
          title={`解绑${providerNames[leaving]}`}
          text={`解绑后不能再用${providerNames[leaving]}登录这个账号。`}
          submitLabel="解绑"
          onProved={(ticket) => unbind(leaving, ticket)}
          onClose={() => setLeaving(null)}
        />
      )}
    </RowGroup>
  )
}

function BindButton({ provider }: { provider: SocialProvider }) {
  const redirect = `${ownPaths.setting('update-account')}#social`
  const { busy, begin } = useBeginSocial(provider, { purpose: 'bind', redirect })
  return (
    <Button
      kind="line"
      size="small"
      aria-label={`绑定${providerNames[provider]}`}
      busy={busy}
      onClick={begin}
    >
      绑定
    </Button>
  )
}
