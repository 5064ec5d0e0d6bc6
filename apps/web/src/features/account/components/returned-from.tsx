import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readStoredFlow, returnPath } from '../social/pending-flow.ts'
import { exchange } from '../social/exchange.ts'
import { providerNames } from '../social/social-person.ts'
import { useSettle } from '../social/use-settle.ts'
import { AccountFrame } from './account-frame.tsx'
import { ConfirmScan } from './confirm-scan.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

interface ReturnedFromProps {
  provider: SocialProvider
  code: string
  state: string
}

/** The browser has returned from a provider with a code: signs in, binds, or continues to registration. */
export function ReturnedFrom({ provider, code, state }: ReturnedFromProps) {
  const settle = useSettle()
  const [failure, setFailure] = useState<string | null>(null)
  const taken = useRef('')
  // A code is valid once: a second exchange would fail.
  const access = useQuery({
    queryKey: ['social', provider, code, state],
    queryFn: () => exchange(provider, { code, state }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  })
  const scan = provider === 'wx' ? (readStoredFlow()?.scan ?? null) : null

  useEffect(() => {
    if (access.data === undefined || scan !== null || taken.current === access.data.accessToken) return
    taken.current = access.data.accessToken
    settle(provider, access.data).catch((error: unknown) => setFailure(sentenceOf(error)))
  })

  const name = providerNames[provider]
  if (scan !== null && access.data !== undefined) return <ConfirmScan scan={scan} access={access.data} />
  const sentence = failure ?? (access.error === null ? null : sentenceOf(access.error))
  if (sentence === null) {
    return (
      <AccountFrame title={`${name}登录`} lead={`正在核对${name}的授权`}>
        <IrisLoader label="正在登录" />
      </AccountFrame>
    )
  }
  return <SocialFailure title={`${name}没有连接成功`} sentence={sentence} />
}

/** A failed social sign-in, with a link back. */
export function SocialFailure({ title, sentence }: { title: string; sentence: string }) {
  return (
    <AccountFrame title={title} lead={<span role="alert">{sentence}</span>}>
      <LinkButton kind="lit" size="large" block href={returnPath()}>
        返回重试
      </LinkButton>
    </AccountFrame>
  )
}
