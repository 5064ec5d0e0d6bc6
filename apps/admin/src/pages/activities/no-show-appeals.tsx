import type { StaffNoShowAppeal } from '@guangquan/contract'
import { noShowAppealStateNames, noShowAppealStates } from '@guangquan/contract/activity/activity.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Flex, Space, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { LongText } from '../../parts/page/long-text.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, call, write } from '../../platform/api.ts'

interface Decision {
  appeal: StaffNoShowAppeal
  accept: boolean
}

const states = choicesOf(noShowAppealStateNames).slice(1)
const pageSize = 20

/** Appeals against not having come, those that wait first. */
export function NoShowAppeals() {
  const [{ appeal }] = useAddress(['appeal'])
  const [decision, setDecision] = useState<Decision | null>(null)
  const state = numberOf(noShowAppealStateNames, appeal) ?? noShowAppealStates.waiting
  const { GetAppeals } = api.StaffActivity
  const list = useInfiniteQuery({
    queryKey: [GetAppeals.service, GetAppeals.method, { state }],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(GetAppeals, { state, cursor: pageParam, maxResultCount: pageSize }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
  if (list.isError && list.data === undefined) return <ReadFailed error={list.error} retry={list.refetch} />
  return (
    <>
      <FilterRow>
        <ChoiceFilter
          name="appeal"
          label="状态"
          initial={String(noShowAppealStates.waiting)}
          options={states}
        />
      </FilterRow>
      <WideTable<StaffNoShowAppeal>
        label="未到场的申诉"
        rowKey="id"
        loading={list.isFetching}
        dataSource={list.data?.pages.flatMap(({ items }) => items) ?? []}
        columns={[
          {
            key: 'activity',
            title: '活动',
            render: (_, { activityId, activityTitle, startTime }) => (
              <>
                <Link to={`/activities/${activityId}`}>{activityTitle}</Link>
                <br />
                <Typography.Text type="secondary">{startTime.slice(0, 16)}</Typography.Text>
              </>
            ),
          },
          { key: 'nickName', title: '会员', dataIndex: 'nickName' },
          { key: 'text', title: '申诉', render: (_, { text }) => <LongText width={360}>{text}</LongText> },
          { key: 'createTime', title: '提交', render: (_, { createTime }) => createTime.slice(0, 16) },
          {
            key: 'acts',
            title: '结果',
            render: (_, one) =>
              one.state === noShowAppealStates.waiting ? (
                <Space>
                  <Button size="small" onClick={() => setDecision({ appeal: one, accept: true })}>
                    撤销未到场
                  </Button>
                  <Button size="small" onClick={() => setDecision({ appeal: one, accept: false })}>
                    维持
                  </Button>
                </Space>
              ) : (
                `${nameOf(noShowAppealStateNames, one.state)}：${one.reason}`
              ),
          },
        ]}
        locale={{ emptyText: list.isPending ? ' ' : '没有这样的申诉' }}
      />
      {list.hasNextPage ? (
        <Flex justify="center" style={{ marginTop: 12 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            更多
          </Button>
        </Flex>
      ) : null}
      <ActDialog
        changed={[GetAppeals]}
        onClose={() => setDecision(null)}
        act={decision === null ? null : actOf(decision)}
      />
    </>
  )
}

function actOf({ appeal: { id, version, nickName }, accept }: Decision) {
  return {
    title: `${accept ? '撤销未到场' : '维持未到场'} · ${nickName}`,
    after: accept ? '这次不再算未到场，通知本人。' : '通知本人和原因。',
    submitText: accept ? '撤销' : '维持',
    write: ({ reason }: Reasoned) => write(api.StaffActivity.DecideAppeal, { id, version, accept, reason }),
    done: '已处理',
  }
}
