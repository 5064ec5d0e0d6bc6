import type { SocialAccess } from '@guangquan/contract/social/social.shapes'
import { scanPollMs } from '@guangquan/contract/account/account.limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

/** State of a scanned code. `failed`: no code could be fetched, for the reason in `sentence`. */
export type ScanState = 'loading' | 'failed' | 'waiting' | 'scanned' | 'confirmed' | 'over' | 'refused'

// States on the wire: 0 waiting, 1 scanned, 2 confirmed, 3 expired, 4 refused.
const stateNames = ['waiting', 'scanned', 'confirmed', 'over', 'refused'] as const

/** A code for WeChat to scan, polled every two seconds until it is confirmed, refused or expired. */
export function useScan(): {
  state: ScanState
  /** Content of the code. */
  url: string
  sentence: string
  access: SocialAccess | null
  refresh: () => void
} {
  const [round, setRound] = useState(() => crypto.randomUUID())
  const code = useQuery({
    queryKey: ['scan', round],
    queryFn: ({ signal }) => client.call(api.WxOpen.BeginScan, { purpose: 'login' }, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  const pollKey = code.data?.pollKey
  const asked = useQuery({
    queryKey: ['scan', round, 'state'],
    queryFn: ({ signal }) => client.call(api.WxOpen.GetScan, { pollKey: pollKey ?? '' }, { signal }),
    enabled: pollKey !== undefined,
    // A failed request is repeated like a pending one.
    refetchInterval: ({ state }) => ((state.data?.state ?? 0) <= 1 ? scanPollMs : false),
    refetchIntervalInBackground: true,
    staleTime: Infinity,
    retry: false,
  })

  return {
    state: scanState(),
    url: code.data?.url ?? '',
    sentence: code.error === null ? '' : sentenceOf(code.error),
    access: asked.data?.access ?? null,
    refresh: () => setRound(crypto.randomUUID()),
  }

  function scanState(): ScanState {
    if (code.isError) return 'failed'
    if (code.data === undefined) return 'loading'
    return stateNames[asked.data?.state ?? 0] ?? 'waiting'
  }
}
