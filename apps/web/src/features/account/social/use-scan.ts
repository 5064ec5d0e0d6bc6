import type { SocialAccess } from '@guangquan/contract/shapes/social'
import { scanPollMs } from '@guangquan/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { sentenceOf } from '../sentence-of.ts'

/** How a scanned code stands. `failed`: none could be had, with the sentence. */
export type ScanState = 'loading' | 'failed' | 'waiting' | 'scanned' | 'confirmed' | 'over' | 'refused'

// States of the wire: 0 waits, 1 scanned, 2 confirmed, 3 over, 4 refused.
const stateNames = ['waiting', 'scanned', 'confirmed', 'over', 'refused'] as const

/** A code for WeChat to scan, asked about every two seconds until it is confirmed, refused or over. */
export function useScan(): {
  state: ScanState
  /** What the code holds. */
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
    // A failed question is asked again like an unanswered one.
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
