import { makeSendOnce, type SendOnce } from '@guangquan/client/send-once'
import { useState } from 'react'

/** `makeSendOnce` for as long as a component is shown. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(() => makeSendOnce())
  return sendOnce
}
