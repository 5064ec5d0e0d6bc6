import type { SocialProvider } from '@guangquan/contract/shapes/social'
import { Button, LinkButton } from '@guangquan/ui'
import { WechatLogoIcon } from '@guangquan/ui/icons'
import { boot } from '../../../platform/boot.ts'
import { accountPaths } from '../../../platform/account-paths.ts'
import { providerNames } from '../social/social-person.ts'
import { useBeginSocial } from '../social/use-begin-social.ts'

const providers = ['wx', 'qq', 'weibo'] as const satisfies readonly SocialProvider[]

/** QQ, 微博 and, where it has no tab, 微信; a provider without keys shows that it is not open. */
export function OtherWays({
  redirect,
  withWechat = false,
}: {
  redirect: string | undefined
  withWechat?: boolean
}) {
  const open = boot.settings.socialLogin
  const shown = providers.filter((provider) => provider !== 'wx' || withWechat)
  const closed = shown.filter((provider) => !open[provider])
  const closedNames =
    closed.length === shown.length ? '' : closed.map((provider) => providerNames[provider]).join('、')
  return (
    <div className="other-ways">
      <p>
        其他方式
        {closed.length === 0 ? null : <span className="ml-2 text-caption">{closedNames}暂未开放</span>}
      </p>
      <div className="flex gap-2">
        {!withWechat ? null : open.wx ? (
          <LinkButton
            kind="line"
            size="small"
            icon={<WechatLogoIcon size={18} />}
            href={accountPaths.loginWechat(redirect)}
          >
            微信
          </LinkButton>
        ) : (
          <ProviderButton provider="wx" redirect={redirect} />
        )}
        <ProviderButton provider="qq" redirect={redirect} />
        <ProviderButton provider="weibo" redirect={redirect} />
      </div>
    </div>
  )
}

function ProviderButton({ provider, redirect }: { provider: SocialProvider; redirect: string | undefined }) {
  const { busy, begin } = useBeginSocial(provider, { purpose: 'login', redirect: redirect ?? '' })
  return (
    <Button
      kind="line"
      size="small"
      icon={provider === 'wx' ? <WechatLogoIcon size={18} /> : undefined}
      busy={busy}
      disabled={!boot.settings.socialLogin[provider]}
      disabledReason="暂未开放"
      onClick={begin}
    >
      {providerNames[provider]}
    </Button>
  )
}
