import { showToast } from '@guangquan/ui'
import { useEffect } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { returnPath } from '../social/pending-flow.ts'

/** 微博授权取消: returns to the previous page. */
export default function WeiboCancelPage() {
  const navigate = useNavigate()
  useEffect(() => {
    showToast('已取消微博授权', 'info')
    navigate(returnPath(), { replace: true })
  }, [navigate])
  return null
}
