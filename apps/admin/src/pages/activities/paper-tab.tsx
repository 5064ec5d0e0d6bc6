import { PrinterOutlined } from '@ant-design/icons'
import type { StaffActivityDetail, StaffEnrolmentItem } from '@guangquan/contract'
import { enrolStates } from '@guangquan/contract/activity/activity.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import './paper.css'

type Sheet = 'list' | 'badges'

/**
 * The people who come on paper: a list to tick off, and badges. The browser prints them, or saves them as a PDF file.
 */
export function PaperTab({ activity }: { activity: StaffActivityDetail }) {
  const { id, title, startTime } = activity
  const [sheet, setSheet] = useState<Sheet>('list')
  const [isAsking, setAsking] = useState(false)
  const [names, setNames] = useState<GuestNames>(new Map())
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
        {sheet === 'badges' && people.data.some(({ guests }) => guests > 0) ? (
          <Button disabled={names.size > 0} onClick={() => setAsking(true)}>
            写上同行人的姓名
          </Button>
        ) : null}
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
            {people.data
              .flatMap((person) => badgesOf(person, names))
              .map(({ key, name, note }) => (
                <li key={key}>
                  <b>{name}</b>
                  <span>{note}</span>
                  <span>{title}</span>
                </li>
              ))}
          </ul>
        )}
      </div>
      <ActDialog
        onClose={() => setAsking(false)}
        act={
          isAsking
            ? {
                title: '同行人的姓名',
                after: '这是个人信息，查看会留下记录。没有写姓名的同行人，胸牌上还是会员的昵称。',
                submitText: '查看',
                write: async ({ reason }: Reasoned) => {
                  const { grant } = await write(api.StaffActivity.RequestGuestNames, { id, reason })
                  const { items } = await call(api.StaffActivity.SeeGuestNames, { grant })
                  setNames(new Map(items.map(({ enrolId, guestNames }) => [enrolId, guestNames])))
                  return items.length
                },
                done: (count: number) => (count === 0 ? '没有人写同行人的姓名' : '姓名已写上'),
              }
            : null
        }
      />
    </>
  )
}

/** Names of guests entered by members, by enrolment. */
type GuestNames = ReadonlyMap<string, readonly string[]>

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

/** A badge for the member and for each guest, with the guest's name if it is known. */
function badgesOf({ id, nickName, guests }: StaffEnrolmentItem, names: GuestNames) {
  return Array.from({ length: guests + 1 }, (_, place) => {
    const own = place === 0 ? undefined : names.get(id)?.[place - 1]
    return {
      key: `${id} ${place}`,
      name: own === undefined || own === '' ? nickName : own,
      note: place === 0 ? '会员' : own === undefined || own === '' ? `同行 ${place}` : `${nickName} 的同行`,
    }
  })
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
