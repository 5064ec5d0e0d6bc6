import { enrolStateNames, enrolStates } from '@guangquan/contract/activity/activity.words'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Input, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, sentenceOf, write } from '../../platform/api.ts'

interface Chosen {
  enrolId: string
  nickName: string
  isIn: boolean
}

const changed = [api.StaffCheckIn.FindPeople, api.StaffCheckIn.StaffPreload, api.StaffCheckIn.GetActivities]

/** Finds people by name: checks them in by hand with a reason, or takes a wrong check-in back. */
export function PeopleSearch({ activityId }: { activityId: string }) {
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const found = useQuery({
    ...read(api.StaffCheckIn.FindPeople, { activityId, keyword }),
    enabled: keyword !== '',
  })
  return (
    <Card size="small" title="按昵称找人">
      <Input.Search
        allowClear
        aria-label="昵称的一部分"
        placeholder="昵称的一部分"
        maxLength={40}
        loading={found.isFetching}
        onSearch={(text) => setKeyword(text.trim())}
      />
      <div role="status" style={{ marginTop: 12 }}>
        {found.isError ? <Alert type="error" showIcon title={sentenceOf(found.error)} /> : null}
        {found.data?.items.length === 0 ? (
          <Typography.Text type="secondary">没有找到这样的报名</Typography.Text>
        ) : null}
      </div>
      <Flex vertical gap={8}>
        {found.data?.items.map(({ enrolId, nickName, guests, checkInTime }) =>
          enrolId === null ? null : (
            <Flex key={enrolId} justify="space-between" align="center" gap={12}>
              <span>
                {nickName}
                {guests === 0 ? '' : `，同行 ${guests} 位`}
                {checkInTime === null
                  ? ''
                  : `，${checkInTime.slice(11, 16)} ${enrolStateNames[enrolStates.checkedIn]}`}
              </span>
              <Button onClick={() => setChosen({ enrolId, nickName, isIn: checkInTime !== null })}>
                {checkInTime === null ? '人工签到' : '撤回签到'}
              </Button>
            </Flex>
          ),
        )}
      </Flex>
      <ActDialog
        changed={changed}
        onClose={() => setChosen(null)}
        act={chosen === null ? null : actOf(activityId, chosen)}
      />
    </Card>
  )
}

function actOf(activityId: string, { enrolId, nickName, isIn }: Chosen) {
  const method = isIn ? api.StaffCheckIn.UndoCheckIn : api.StaffCheckIn.CheckInByHand
  return {
    title: `${isIn ? '撤回签到' : '人工签到'} · ${nickName}`,
    after: isIn ? '收回签到的奖励，并通知本人。' : '核对过本人再签。人工签到和原因会在活动的数字里单独列出。',
    submitText: isIn ? '撤回签到' : '签到',
    write: ({ reason }: Reasoned) => write(method, { activityId, enrolId, reason }),
    done: isIn ? '已撤回' : '已签到',
  }
}
