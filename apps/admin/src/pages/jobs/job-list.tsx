import { Button, Flex, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { ListTable } from '../../parts/list-table.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api } from '../../platform/api.ts'
import { type JobAct, JobActDialog } from './job-act-dialog.tsx'
import { jobColumns } from './job-columns.tsx'
import { isJobState, stateChoices } from './job-texts.ts'

/** What waits, runs or was given up. */
export function JobList() {
  const [filters, setAddress] = useAddress(['state', 'name'])
  const [act, setAct] = useState<JobAct | null>(null)
  const state = isJobState(filters.state) ? filters.state : undefined
  return (
    <>
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Select
          allowClear
          aria-label="状态"
          placeholder="状态"
          value={state}
          options={stateChoices}
          onChange={(chosen) => setAddress({ state: chosen })}
          style={{ width: 140 }}
        />
        <Input.Search
          allowClear
          aria-label="任务"
          placeholder="任务的名字"
          defaultValue={filters.name}
          onSearch={(typed) => setAddress({ name: typed.trim() })}
          style={{ width: 260 }}
        />
      </Flex>
      <ListTable
        name="jobs"
        label="任务"
        list={api.StaffJob.GetList}
        input={{ state, name: filters.name }}
        rowKey="id"
        columns={[
          ...jobColumns,
          {
            key: 'acts',
            name: '操作',
            render: (_, job) =>
              job.state === 'running' ? null : (
                <Space>
                  <Button size="small" onClick={() => setAct({ kind: 'runAgain', job })}>
                    再次运行
                  </Button>
                  <Button size="small" danger onClick={() => setAct({ kind: 'drop', job })}>
                    丢弃
                  </Button>
                </Space>
              ),
          },
        ]}
        empty="没有这样的任务"
      />
      <JobActDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}
