import { articleCategories } from '@guangquan/routes/first/article'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../platform/api.ts'

/** Name of an article category; empty while it is unknown. */
export function useCategoryName(id: number | undefined): string {
  const categories = useQuery(queries.one(...articleCategories()))
  return categories.data?.find((one) => one.id === id)?.name ?? ''
}
