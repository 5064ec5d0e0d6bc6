import type { ProviderItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, read } from '../../platform/api.ts'
import { causeText, providerTexts } from './provider-texts.ts'
import { TestDialog } from './test-dialog.tsx'

/** Outside services: whether they are configured, and how requests to them ended. */
export function ProviderTable() {
  const providers = useQuery(read(api.StaffSystem.GetProviders, {}))
  const [tested, setTested] = useState<ProviderItem | null>(null)
  if (providers.isError) return <ReadFailed error={providers.error} retry={providers.refetch} />
  return (
    <>
      <ShortTable<ProviderItem>
        name="providers"
        label="服务商"
        rowKey="name"
        rows={providers.data?.items}
        empty="没有服务商"
        columns={[
          { key: 'name', title: '服务', render: (_, { name }) => providerTexts[name] },
          {
            key: 'state',
            title: '配置',
            render: (_, { isConfigured }) =>
              isConfigured ? <Tag color="success">已配置</Tag> : <Tag>没有配置</Tag>,
          },
          { key: 'today', title: '今天', render: (_, row) => `成功 ${row.succeeded}，失败 ${row.failed}` },
          { key: 'success', title: '最近成功', render: (_, row) => row.lastSuccessTime ?? '—' },
          { key: 'failure', title: '最近失败', render: (_, row) => <LastFailure item={row} /> },
          {
            key: 'acts',
            title: '操作',
            render: (_, row) =>
              row.testedBy.length === 0 ? null : (
                <Button
                  size="small"
                  aria-label={`发测试消息：${providerTexts[row.name]}`}
                  onClick={() => setTested(row)}
                >
                  发测试消息
                </Button>
              ),
          },
        ]}
      />
      <TestDialog item={tested} onClose={() => setTested(null)} />
    </>
  )
}

function LastFailure({ item: { lastFailureTime, lastFailure } }: { item: ProviderItem }) {
  if (lastFailureTime === null) return '—'
  return (
    <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
      {lastFailureTime}
      <br />
      <Typography.Text type="secondary">{causeText(lastFailure)}</Typography.Text>
    </div>
  )
}
