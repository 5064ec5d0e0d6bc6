import type { TermsVersion } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, read } from '../../platform/api.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

/** Every version of a kind of terms; each can be read. */
export function VersionList({ termsType }: { termsType: number }) {
  const versions = useQuery(read(api.StaffTerms.GetList, { termsType }))
  const [opened, setOpened] = useState<TermsVersion | null>(null)
  const [withdrawn, setWithdrawn] = useState<TermsVersion | null>(null)
  const text = useQuery({ ...read(api.StaffTerms.Get, { id: opened?.id ?? '' }), enabled: opened !== null })
  const columns = [
    { key: 'version', title: '版本', dataIndex: 'version' },
    { key: 'title', title: '标题', dataIndex: 'title' },
    {
      key: 'state',
      title: '状态',
      render: (_: unknown, { isInForce, isScheduled }: TermsVersion) =>
        isInForce ? (
          <Tag color="success">现行</Tag>
        ) : isScheduled ? (
          <Tag color="processing">还没生效</Tag>
        ) : (
          <Tag>以前的</Tag>
        ),
    },
    { key: 'effectiveTime', title: '生效时间', dataIndex: 'effectiveTime' },
    {
      key: 'publishedBy',
      title: '谁发布的',
      render: (_: unknown, { publishedBy }: TermsVersion) => (publishedBy === '' ? '程序' : publishedBy),
    },
    {
      key: 'acts',
      title: '操作',
      render: (_: unknown, row: TermsVersion) => (
        <Space>
          <Button size="small" aria-label={`查看 ${row.version}`} onClick={() => setOpened(row)}>
            查看
          </Button>
          {row.isScheduled ? (
            <Button size="small" aria-label={`撤回 ${row.version}`} onClick={() => setWithdrawn(row)}>
              撤回
            </Button>
          ) : null}
        </Space>
      ),
    },
  ]
  return (
    <>
      {versions.isError ? (
        <ReadFailed error={versions.error} retry={versions.refetch} />
      ) : (
        <ShortTable
          name={`terms-${termsType}`}
          label="版本"
          rowKey="id"
          columns={columns}
          rows={versions.data?.items}
          empty="还没有发布过"
        />
      )}
      <TextDialog
        title={opened === null ? null : `${opened.title} ${opened.version}`}
        text={text}
        onClose={() => setOpened(null)}
      />
      <WithdrawDialog version={withdrawn} onClose={() => setWithdrawn(null)} />
    </>
  )
}
