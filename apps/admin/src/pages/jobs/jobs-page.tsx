import { Tabs } from 'antd'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { JobList } from './job-list.tsx'
import { LaneTable } from './lane-table.tsx'

/** What runs by itself, on all nodes. */
export function JobsPage() {
  const [{ tab }, setAddress] = useAddress(['tab', 'state', 'name'])
  return (
    <>
      <PageHead title="任务" />
      <Tabs
        activeKey={tab ?? 'jobs'}
        onChange={(next) => setAddress({ tab: next === 'jobs' ? '' : next, state: '', name: '' })}
        items={[
          { key: 'jobs', label: '任务', children: <JobList /> },
          { key: 'lanes', label: '通道和定时', children: <LaneTable /> },
        ]}
      />
    </>
  )
}
