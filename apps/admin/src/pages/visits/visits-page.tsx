import type { CardOwner } from '@guangquan/contract'
import { useMutation } from '@tanstack/react-query'
import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { CodeSearch } from '../../parts/tables/code-search.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api, call } from '../../platform/api.ts'
import { sentenceOfCard } from './sentence-of-card.ts'
import { VisitForm } from './visit-form.tsx'
import { VisitList } from './visit-list.tsx'

interface Shown {
  card: string
  owner: CardOwner
}

/** 到店保养: scans or enters a member's card, records the service on one of their products, and lists records. */
export function VisitsPage() {
  const [typed, setTyped] = useState('')
  const finding = useMutation({
    mutationFn: async (card: string): Promise<Shown> => ({
      card,
      owner: await call(api.StaffPassport.FindCardOwner, { card }),
    }),
  })
  const end = () => {
    setTyped('')
    finding.reset()
  }
  return (
    <>
      <PageHead title="到店保养" />
      <Flex vertical gap={16} style={{ maxWidth: 560, marginBottom: 32 }}>
        <CodeSearch
          label="会员二维码"
          placeholder="扫描或粘贴会员二维码里的内容"
          maxLength={500}
          value={typed}
          isSearching={finding.isPending}
          onChange={setTyped}
          onSearch={finding.mutate}
        />
        <div>
          <div role="alert">
            {finding.isError ? <Alert type="error" showIcon title={sentenceOfCard(finding.error)} /> : null}
          </div>
          {finding.data !== undefined ? (
            <VisitForm key={finding.data.card} {...finding.data} onEnd={end} />
          ) : finding.isError ? null : (
            <Alert
              type="info"
              title="请会员打开「我的」里的「我的二维码」。二维码当天和第二天有效，只用来确认是哪位会员。"
            />
          )}
        </div>
      </Flex>
      <VisitList />
    </>
  )
}
