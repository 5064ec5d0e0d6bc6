import '../emotion-row.css'
import type { EmotionCode } from '@guangquan/contract'
import { Chip, CountText } from '@guangquan/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** The emotions of a post with their counts; the viewer's own is pressed. */
export function EmotionRow({ postId }: { postId: string }) {
  const queryClient = useQueryClient()
  const options = queries.one(api.NewPublish.GetPublishEmojReport, { publishId: postId })
  const report = useQuery(options)
  const choose = useMutation({
    mutationFn: (code: EmotionCode | null) =>
      client.call(api.NewPublish.ChooseEmoj, { publishId: postId, code, requestId: crypto.randomUUID() }),
    onSuccess: (response) => queryClient.setQueryData(options.queryKey, response),
    onError: (error) => showError(error),
  })
  if (report.data === undefined) return <div className="emotion-row" style={{ minHeight: 52 }} />
  const { items, mine } = report.data
  if (items.length === 0) return null
  const shownMine = choose.isPending ? choose.variables : mine
  return (
    <div role="group" aria-label="表态" className="emotion-row">
      {items.map(({ code, name, count }) => {
        const isMine = shownMine === code
        const shown = count + Number(isMine) - Number(mine === code)
        return (
          <Chip
            key={code}
            chosen={isMine}
            onClick={() => {
              if (currentUser() === null) promptSignIn('登录后可以表态')
              else if (!choose.isPending) choose.mutate(isMine ? null : code)
            }}
          >
            {name}
            {shown === 0 ? null : <CountText value={shown} className={isMine ? '' : 'text-ink-3'} />}
          </Chip>
        )
      })}
    </div>
  )
}
