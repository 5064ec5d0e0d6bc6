import { ownProducts } from '@guangquan/routes/first/own'
import { Select, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../../platform/api.ts'
import { useSignedIn } from '../../../../platform/session/session.ts'
import { LoadError } from '../../../../shared/lists/load-error.tsx'
import type { AnswerProps } from './answer-props.ts'

const most = 50

/** A model: the own ones first, then the catalogue. */
export function ProductAnswer({ question, answer, onChange, isWrong }: AnswerProps) {
  const signedIn = useSignedIn()
  const all = useQuery(queries.one(api.ProductInfo.GetPaged, { maxResultCount: most }))
  const own = useQuery({ ...queries.one(...ownProducts(false)), enabled: signedIn })
  if (all.data === undefined || (signedIn && own.isPending))
    return all.isError ? <LoadError of={all} /> : <Skeleton height="48px" />
  const mine = new Set((own.data?.items ?? []).map(({ product }) => product.id))
  const models = all.data.items.toSorted((a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)))
  return (
    <Select
      aria-label={question.title}
      aria-invalid={isWrong || undefined}
      options={models.map(({ id, name }) => ({ value: id, label: mine.has(id) ? `${name}（我的）` : name }))}
      value={answer.choices?.[0] ?? null}
      onChange={(id) => onChange({ choices: [id] })}
    />
  )
}
