import { Button, IrisLoader, LinkButton } from '@guangquan/ui'
import { WechatLogoIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { storeFlow } from '../social/pending-flow.ts'
import { AccountFrame } from './account-frame.tsx'
import { ScanDevice } from './confirm-scan.tsx'
import { SocialFailure } from './returned-from.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

/**
 * The phone has scanned a desktop's code: shows the device, then sends the phone's user to WeChat for authorisation.
 */
export function OpenScan({ scanId }: { scanId: string }) {
  const opened = useQuery({
    queryKey: ['scan', scanId, 'open'],
    queryFn: () => client.call(api.WxOpen.OpenScan, { scanId }),
    staleTime: Infinity,
    retry: false,
  })
  if (opened.isError) return <SocialFailure title="二维码不能用了" sentence={sentenceOf(opened.error)} />
  if (opened.data === undefined) {
    return (
      <AccountFrame title="扫码登录" lead="正在打开">
        <IrisLoader label="正在加载" />
      </AccountFrame>
    )
  }
  const { href, device, region } = opened.data
  return (
    <AccountFrame title="扫码登录" lead="将用你的微信，在这台设备上登录">
      <ScanDevice device={device} region={region} />
      <div className="flex flex-col gap-3">
        <Button
          kind="lit"
          size="large"
          block
          icon={<WechatLogoIcon size={22} />}
          onClick={() => {
            storeFlow({ provider: 'wx', from: paths.home(), scan: { scanId, device, region } })
            location.assign(href)
          }}
        >
          用微信继续
        </Button>
        <LinkButton kind="line" size="large" block href={paths.home()}>
          取消
        </LinkButton>
      </div>
    </AccountFrame>
  )
}
