import type { StaffContestDetail, StaffEntryItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { PrintSheet } from '../../parts/page/print-sheet.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, call } from '../../platform/api.ts'
import './contest-prints.css'

interface ContactSheetProps {
  contest: Pick<StaffContestDetail, 'id' | 'title'>
  filters: { state?: StaffEntryItem['state']; level?: number }
  onClose: () => void
}

const most = 300
const atOnce = 50

/** The works that a list shows, on paper: the first photograph of each with its number, without a name. */
export function ContactSheet({ contest: { id, title }, filters, onClose }: ContactSheetProps) {
  const works = useQuery({
    queryKey: ['contact-sheet', id, filters],
    queryFn: () => readWorks({ contestId: id, ...filters }),
  })
  return (
    <PrintSheet label="作品小样" isReady={works.data !== undefined} onClose={onClose}>
      <h1>{title} · 作品小样</h1>
      {works.isPending ? <Loading /> : null}
      {works.isError ? <ReadFailed error={works.error} retry={works.refetch} /> : null}
      {works.data === undefined ? null : (
        <>
          {works.data.isCut ? (
            <Alert type="warning" title={`只列出前 ${most} 件，请用筛选分几次打印。`} />
          ) : null}
          {works.data.items.length === 0 ? <p>没有这样的作品。</p> : null}
          <ul className="contact-sheet">
            {works.data.items.map(({ id: entryId, number, title: name, groupName, pictures }) => (
              <li key={entryId}>
                {pictures[0] === undefined ? null : <img src={pictures[0].url480} alt={`${number} 号`} />}
                {number} 《{name}》
                <br />
                {groupName}
                {pictures.length > 1 ? `，${pictures.length} 张` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </PrintSheet>
  )
}

type Filters = { contestId: string } & ContactSheetProps['filters']

async function readWorks(filters: Filters): Promise<{ items: StaffEntryItem[]; isCut: boolean }> {
  const items: StaffEntryItem[] = []
  let cursor: string | undefined
  while (items.length < most) {
    const page = await call(api.StaffContest.GetEntries, { ...filters, maxResultCount: atOnce, cursor })
    items.push(...page.items)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
    if (items.length >= most) return { items: byNumber(items.slice(0, most)), isCut: true }
  }
  return { items: byNumber(items), isCut: false }
}

const byNumber = (items: readonly StaffEntryItem[]): StaffEntryItem[] =>
  items.toSorted((a, b) => Number(a.number) - Number(b.number))
