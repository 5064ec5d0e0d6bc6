import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { Button, LinkButton } from '@guangquan/ui'
import { WechatLogoIcon } from '@guangquan/ui/icons'
import { accountPaths } from '../../../platform/account-paths.ts'
import { openProviders } from '../social/open-providers.ts'
import { providerNames } from '../social/social-person.ts'
import { useBeginSocial } from '../social/use-begin-social.ts'

/** QQ, 微博 and, if it has no tab, 微信; only the available ones. */
export function OtherWays({
  redirect,
  withWechat = false,
}: {
  redirect: string | undefined
  withWechat?: boolean
}) {
  const shown = openProviders().filter((provider) => provider !== 'wx' || withWechat)
  if (shown.length === 0) return null
  return (
    <div className="other-ways">
      <p>其他方式</p>
      <div className="flex gap-2">
        {shown.map((provider) =>
          provider === 'wx' ? (
            <LinkButton
              key={provider}
              kind="line"
              size="small"
              icon={<WechatLogoIcon size={18} />}
              href={accountPaths.loginWechat(redirect)}
            >
              微信
            </LinkButton>
          ) : (
            <ProviderButton key={provider} provider={provider} redirect={redirect} />
          ),
        )}
      </div>
    </div>
  )
}

function ProviderButton({ provider, redirect }: { provider: SocialProvider; redirect: string | undefined }) {
  const { busy, begin } = useBeginSocial(provider, { purpose: 'login', redirect: redirect ?? '' })
  return (
    <Button kind="line" size="small" busy={busy} onClick={begin}>
      {providerNames[provider]}
    </Button>
  )
}
