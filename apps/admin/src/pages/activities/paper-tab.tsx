import { PrinterOutlined } from '@ant-design/icons'
import type { StaffActivityDetail, StaffEnrolmentItem } from '@guangquan/contract'
import { enrolStates } from '@guangquan/contract/activity-words'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { Loading } from '../../parts/loading.tsx'
import { ReadFailed } from '../../parts/read-failed.tsx'
import { api, call } from '../../platform/api.ts'
import './paper.css'

type Sheet = 'list' | 'badges'

/** The people who come on paper: a list to tick off, and badges. The browser prints them, or saves them as a PDF file. */
export function PaperTab({ activity }: { activity: StaffActivityDetail }) {
  const { id, title, startTime } = activity
  const [sheet, setSheet] = useState<Sheet>('list')
  const people = useQuery({
    queryKey: ['activity-paper', id],
    queryFn: ({ signal }) => readPeople(id, signal),
  })
  if (people.isPending) return <Loading />
  if (people.isError) return <ReadFailed error={people.error} retry={people.refetch} />
  return (
    <>
      <Flex wrap align="center" gap={12} className="no-print" style={{ marginBottom: 16 }}>
        <Segmented<Sheet>
          value={sheet}
          onChange={setSheet}
          options={[
            { value: 'list', label: '名单' },
            { value: 'badges', label: '胸牌' },
          ]}
        />
        <Button
          icon={<PrinterOutlined aria-hidden />}
          disabled={people.data.length === 0}
          onClick={() => globalThis.print()}
        >
          打印或存成 PDF
        </Button>
        <Typography.Text type="secondary">
          {people.data.length === 0 ? '还没有人有名额' : `${people.data.length} 份报名`}
        </Typography.Text>
      </Flex>
      <div className="activity-paper">
        {sheet === 'list' ? (
          <>
            <h2>{title}</h2>
            <p>{startTime.slice(0, 16)}</p>
            <PeopleTable people={people.data} />
          </>
        ) : (
          <ul className="activity-badges">
            {people.data.flatMap(badgesOf).map(({ key, name, note }) => (
              <li key={key}>
                <b>{name}</b>
                <span>{note}</span>
                <span>{title}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function PeopleTable({ people }: { people: readonly StaffEnrolmentItem[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">到场</th>
          <th scope="col">昵称</th>
          <th scope="col">人数</th>
          <th scope="col">报名时间</th>
          <th scope="col">备注</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, nickName, guests, createTime, state }) => (
          <tr key={id}>
            <td>{state === enrolStates.checkedIn ? '已到' : <span className="activity-paper-box" />}</td>
            <td>{nickName}</td>
            <td>{guests + 1}</td>
            <td>{createTime.slice(5, 16)}</td>
            <td className="activity-paper-note" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A badge for the member and for each guest, whose names only the answers have. */
function badgesOf({ id, nickName, guests }: StaffEnrolmentItem) {
  return Array.from({ length: guests + 1 }, (_, place) => ({
    key: `${id} ${place}`,
    name: nickName,
    note: place === 0 ? '会员' : `同行 ${place}`,
  }))
}

/** Everybody with a place, those who came first, each in the order of signing up. */
async function readPeople(activityId: string, signal: AbortSignal): Promise<StaffEnrolmentItem[]> {
  const people: StaffEnrolmentItem[] = []
  for (const state of [enrolStates.enrolled, enrolStates.checkedIn]) {
    let cursor: string | undefined
    do {
      const page = await call(
        api.StaffActivity.GetEnrolments,
        { activityId, state, maxResultCount: 50, cursor },
        signal,
      )
      people.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
  }
  return people
}
