import { Button, LinkButton } from '@guangquan/ui'
import { WechatLogoIcon } from '@guangquan/ui/icons'
import { boot } from '../../../app/boot.ts'
import { paths } from '../../../app/paths.ts'

const closed = { kind: 'line', size: 'small', disabled: true, disabledReason: '暂未开放' } as const

/** 微信, QQ, 微博; without a provider they say that they are not open. */
export function OtherWays({ redirect }: { redirect: string | undefined }) {
  const { wx } = boot.settings.socialLogin
  return (
    <div className="other-ways">
      <p>
        其他方式
        {wx ? null : <span className="ml-2 text-caption">暂未开放</span>}
      </p>
      <div className="flex gap-2">
        {wx ? (
          <LinkButton
            kind="line"
            size="small"
            icon={<WechatLogoIcon size={18} />}
            href={paths.loginWechat(redirect)}
          >
            微信
          </LinkButton>
        ) : (
          <Button {...closed} icon={<WechatLogoIcon size={18} />}>
            微信
          </Button>
        )}
        <Button {...closed}>QQ</Button>
        <Button {...closed}>微博</Button>
      </div>
    </div>
  )
}
