import type { ServerEmoji } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

const none: readonly ServerEmoji[] = []

/** The server's list of emotions; empty until it is loaded, once per visit. */
export function useServerEmoji(): readonly ServerEmoji[] {
  const { data = none } = useQuery({
    ...queries.one(api.SysBaseInfo.GetEmojiList, {}),
    staleTime: Infinity,
    select: signsOf,
  })
  return data
}

function signsOf(list: { code: string; url: string }[]): ServerEmoji[] {
  return list.map(({ code, url }) => ({ code, src: url }))
}
