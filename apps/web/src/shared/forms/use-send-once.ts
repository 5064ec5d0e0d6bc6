import { makeSendOnce, type SendOnce } from '@guangquan/client/send-once'
import { useState } from 'react'

/** `makeSendOnce` for the lifetime of a component. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(() => makeSendOnce())
  return sendOnce
}
