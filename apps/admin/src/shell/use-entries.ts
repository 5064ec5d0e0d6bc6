import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, read } from '../platform/api.ts'
import { type Entry, entryOfRow, entryOfSetting } from './found-rows.ts'
import { useOwnPages } from './use-own-pages.ts'

const pauseMs = 200

/** Suggestions of the global search for a text: pages by title, then rows and settings, then searches in a page. */
export function useEntries(typed: string): { entries: Entry[]; status: string } {
  const text = typed.trim()
  const paused = usePaused(text)
  const pages = useOwnPages()
  const rows = useQuery({ ...read(api.StaffSearch.Find, { text: paused }), enabled: paused !== '' })
  const settings = useQuery({
    queryKey: ['settingKinds'],
    queryFn: async () => (await import('../pages/settings/setting-kinds.tsx')).settingKinds,
    enabled: text !== '' && pages.some(({ path }) => path === 'settings'),
    staleTime: Infinity,
  })
  const found =
    text === ''
      ? []
      : [
          ...(paused === text ? (rows.data?.items ?? []).map(entryOfRow) : []),
          ...(settings.data ?? []).filter(({ title }) => title.includes(text)).map(entryOfSetting),
        ]
  const titled = pages
    .filter(({ title }) => title.includes(text))
    .map(({ path, title }) => ({ value: `/${path}`, label: title }))
  const within = pages.flatMap(({ path, title, searchBy }) =>
    searchBy === undefined || text === ''
      ? []
      : [
          {
            value: `/${path}?${new URLSearchParams({ [searchBy]: text }).toString()}`,
            label: `在「${title}」里找「${text}」`,
          },
        ],
  )
  return { entries: [...titled, ...found, ...within], status: statusOf() }

  function statusOf(): string {
    if (text === '') return ''
    if (rows.isError && paused === text) return '没有查到数据，可以到页面里找'
    if (paused !== text || rows.isPending) return '正在查找…'
    return found.length === 0 ? '没有找到，可以到页面里找' : `找到 ${found.length} 条`
  }
}

/** A text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
