import { ReloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex } from 'antd'
import type { ReactNode } from 'react'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read, refresh } from '../../platform/api.ts'
import { DatabaseFacts } from './database-facts.tsx'
import { NodeTable } from './node-table.tsx'
import { ProviderTable } from './provider-table.tsx'
import { StorageFacts } from './storage-facts.tsx'
import { VersionFacts } from './version-facts.tsx'

/** The infrastructure of the site: versions, nodes, external services, the database and files. */
export function SystemPage() {
  const system = useQuery(read(api.StaffSystem.Get, {}))
  const readAgain = (
    <Button
      icon={<ReloadOutlined />}
      loading={system.isFetching}
      onClick={() => void refresh(api.StaffSystem.Get, api.StaffSystem.GetProviders)}
    >
      刷新
    </Button>
  )
  return (
    <>
      <PageHead title="系统" actions={readAgain} />
      {system.isError ? (
        <ReadFailed error={system.error} retry={system.refetch} />
      ) : system.data === undefined ? (
        <Loading />
      ) : (
        <Flex vertical gap={16}>
          <Section title="版本">
            <VersionFacts versions={system.data.versions} />
          </Section>
          <Section title="节点">
            <NodeTable nodes={system.data.nodes} />
          </Section>
          <Section title="短信、邮件、登录和存储服务">
            <ProviderTable />
          </Section>
          <Section title="数据库">
            <DatabaseFacts database={system.data.database} />
          </Section>
          <Section title="文件">
            <StorageFacts storage={system.data.storage} />
          </Section>
        </Flex>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card
      role="region"
      aria-label={title}
      title={<h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>}
      style={{ minWidth: 0 }}
    >
      {children}
    </Card>
  )
}
