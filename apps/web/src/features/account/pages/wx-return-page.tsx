import { showToast } from '@guangquan/ui'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { OpenScan } from '../components/open-scan.tsx'
import { ReturnedFrom } from '../components/returned-from.tsx'
import { readStoredFlow, returnPath } from '../social/pending-flow.ts'
import { providerNames } from '../social/social-person.ts'

/** 微信登录回调, also for QQ; with `scan`, the phone's part of a scanned code. */
export default function WxReturnPage() {
  const [search] = useSearchParams()
  const scanId = search.get('scan')
  const code = search.get('code')
  const state = search.get('state')
  if (scanId !== null && code === null) return <OpenScan scanId={scanId} />
  if (code === null || state === null || code === '' || state === '') return <FlowCancelled />
  const provider = search.get('provider') === 'qq' ? 'qq' : (readStoredFlow()?.provider ?? 'wx')
  return <ReturnedFrom provider={provider === 'weibo' ? 'wx' : provider} code={code} state={state} />
}

/** WeChat redirects here without a code when the user refused. */
function FlowCancelled() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast(`已取消${providerNames[readStoredFlow()?.provider ?? 'wx']}授权`, 'info')
    navigate(returnPath(), { replace: true })
  }, [navigate])
  return null
}
