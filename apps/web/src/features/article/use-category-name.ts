import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

/** Name of a category of articles; empty while it is not known. */
export function useCategoryName(id: number | undefined): string {
  const categories = useQuery(queries.one(api.SysBaseInfo.GetArticleCategoryList, {}))
  return categories.data?.find((one) => one.id === id)?.name ?? ''
}
