import * as z from 'zod'
import { keysetPage, type PageInput } from './paging.ts'

/** A page of a list that is short enough to be read completely: its keys are positions in it. */
export async function pageOfAll<R extends { id: string }>(input: PageInput, all: readonly R[]) {
  const placed = all.map((row, place) => ({ row, place }))
  const { rows, ...page } = await keysetPage(input, z.int(), {
    read: ({ after, skip, limit, only }) => {
      if (only != null) return Promise.resolve(placed.filter(({ row }) => row.id === only))
      const first = (after === null ? 0 : after + 1) + skip
      return Promise.resolve(placed.slice(first, first + limit))
    },
    count: () => all.length,
    keyOf: ({ place }) => place,
  })
  return { ...page, items: rows.map(({ row }) => row) }
}
