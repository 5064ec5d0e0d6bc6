import type { VisitRun } from '@guangquan/contract'
import { coinBalance, ownTasks } from '@guangquan/routes/first/own'
import { confirm, showToast } from '@guangquan/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { showError } from '../../../shared/forms/show-error.ts'

const dayMs = 24 * 3600_000

/**
 * The last thirty days as frames of a film: exposed on days with a visit; one a month can be filled with a make-up
 * card.
 */
export function VisitRunPanel({ run }: { run: VisitRun }) {
  const queryClient = useQueryClient()
  const fill = useMutation({
    mutationFn: (day: string) =>
      client.call(api.UserLevel.MakeUpVisit, { day, requestId: crypto.randomUUID() }),
    onSuccess: () => showToast('已补签'),
    onError: (error) => showError(error),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.one(...ownTasks()).queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.one(...coinBalance()).queryKey }),
        queryClient.invalidateQueries({ queryKey: queries.one(api.UserInfo.Get, {}).queryKey }),
      ]),
  })
  const coins = useQuery(queries.one(...coinBalance()))
  const balance = coins.data?.balance
  const price = run.cards > 0 ? '用补签卡' : run.cardPrice > 0 ? `用 ${run.cardPrice} 金币` : ''
  const days = lastDays(serverNow())
  const fillDay = async (day: string) => {
    const agreed = await confirm({
      title: `补签 ${wordsOf(day)}？`,
      text: `补签卡每月一张${costText(run.cardPrice, balance)}。补上的一天算进连续到访，当天不另得经验和金币。`,
    })
    if (agreed) fill.mutate(day)
  }
  return (
    <section className="visit-run" aria-label="连续到访">
      <p>
        已连续到访 <b className="ui-print">{run.days}</b> 天
        <span className="text-small text-ink-3">
          {run.fillable.length > 0
            ? `本月还可以${price}补签一天${balance === undefined ? '' : `，现有 ${balance} 金币`}`
            : '每满 7 天、30 天另得经验和金币'}
        </span>
      </p>
      <ol>
        {days.map((day) => {
          const number = Number(day.slice(8))
          if (!run.fillable.includes(day)) {
            const isVisited = run.visited.includes(day)
            return (
              <li key={day} data-visited={isVisited || undefined}>
                <span aria-hidden>{number}</span>
                <span className="sr-only">{`${wordsOf(day)}${isVisited ? '已到访' : '未到访'}`}</span>
              </li>
            )
          }
          return (
            <li key={day}>
              <button
                type="button"
                aria-label={`补签 ${wordsOf(day)}`}
                disabled={fill.isPending}
                onClick={() => void fillDay(day)}
              >
                {number}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The price of the card, and the member's balance. */
function costText(price: number, balance: number | undefined): string {
  if (price === 0) return ''
  return `，需要 ${price} 金币${balance === undefined ? '' : `，现有 ${balance} 金币`}`
}

/** 11 月 23 日 */
const wordsOf = (day: string) => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`

function lastDays(now: number): string[] {
  const inShanghai = now + 8 * 3600_000
  return Array.from({ length: 30 }, (_, ago) =>
    new Date(inShanghai - (29 - ago) * dayMs).toISOString().slice(0, 10),
  )
}
