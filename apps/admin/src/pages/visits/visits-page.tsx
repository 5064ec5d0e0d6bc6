import type { CardOwner } from '@guangquan/contract'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { CodeScanner, mayScan } from '../../parts/code-scanner.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { api, call } from '../../platform/api.ts'
import { sentenceOfCard } from './sentence-of-card.ts'
import { VisitForm } from './visit-form.tsx'
import { VisitList } from './visit-list.tsx'

interface Shown {
  card: string
  owner: CardOwner
}

/** 到店保养: the member whose card is scanned or typed, what was done to one of their products, and what was recorded. */
export function VisitsPage() {
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const finding = useMutation({
    mutationFn: async (card: string): Promise<Shown> => ({
      card,
      owner: await call(api.StaffPassport.FindCardOwner, { card }),
    }),
  })
  const find = (text: string) => {
    const card = text.trim()
    setScanning(false)
    setTyped(card)
    if (card !== '') finding.mutate(card)
  }
  const end = () => {
    setTyped('')
    finding.reset()
  }
  return (
    <>
      <PageHead title="到店保养" />
      <Flex vertical gap={16} style={{ maxWidth: 560, marginBottom: 32 }}>
        <Flex gap={8}>
          <Input.Search
            size="large"
            aria-label="会员二维码"
            placeholder="扫描或粘贴会员二维码里的内容"
            enterButton="查询"
            maxLength={500}
            value={typed}
            loading={finding.isPending}
            onChange={({ target }) => setTyped(target.value)}
            onSearch={find}
          />
          {mayScan() ? (
            <Button size="large" onClick={() => setScanning(!isScanning)}>
              {isScanning ? '停止' : '扫码'}
            </Button>
          ) : null}
        </Flex>
        {isScanning ? <CodeScanner onCode={find} onEnd={() => setScanning(false)} /> : null}
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
