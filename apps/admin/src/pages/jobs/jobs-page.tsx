import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { JobList } from './job-list.tsx'
import { LaneTable } from './lane-table.tsx'

/** Background jobs on all nodes. */
export function JobsPage() {
  return (
    <>
      <PageHead title="任务" />
      <AddressTabs
        filters={['state', 'name']}
        items={[
          { key: 'jobs', label: '任务', children: <JobList /> },
          { key: 'lanes', label: '通道和定时', children: <LaneTable /> },
        ]}
      />
    </>
  )
}
