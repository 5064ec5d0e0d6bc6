import { accountPaths } from '../../../platform/account-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { ReturnedFrom } from '../components/returned-from.tsx'

/** 微博授权: the browser has returned, with or without a code. */
export default function WeiboCallbackPage() {
  const [search] = useSearchParams()
  const code = search.get('code')
  const state = search.get('state')
  if (code === null || state === null || code === '' || state === '') {
    return <Navigate to={accountPaths.weiboCancelled()} replace />
  }
  return <ReturnedFrom provider="weibo" code={code} state={state} />
}
