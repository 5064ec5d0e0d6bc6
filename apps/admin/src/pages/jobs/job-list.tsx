import { jobStateNames } from '@guangquan/contract/staff/staff-names'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { type JobAct, JobActDialog } from './job-act-dialog.tsx'
import { jobColumns } from './job-columns.tsx'

/** Waiting, running and failed jobs. */
export function JobList() {
  const [{ state, name }] = useAddress(['state', 'name'])
  const input = { state: knownOf(keysOf(jobStateNames), state), name }
  const [act, setAct] = useState<JobAct | null>(null)
  return (
    <>
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={choicesOf(jobStateNames)} />
        <SearchFilter name="name" label="任务" placeholder="任务的名字" width={260} />
      </FilterRow>
      <ListTable
        name="jobs"
        label="任务"
        list={api.StaffJob.GetList}
        input={input}
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
        exportBy={api.StaffJob.Export}
      />
      <JobActDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}
