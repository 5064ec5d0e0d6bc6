import { articleCategories } from '@guangquan/routes/first/article'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../platform/api.ts'

/** Name of a category of articles; empty while it is not known. */
export function useCategoryName(id: number | undefined): string {
  const categories = useQuery(queries.one(...articleCategories()))
  return categories.data?.find((one) => one.id === id)?.name ?? ''
}
