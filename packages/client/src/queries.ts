import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Page } from '@guangquan/contract'
import type { CallOptions, Client } from './client.ts'
import type { MethodRef } from '@guangquan/contract/wire/method-ref'

/** Responses that came with the page itself. */
export interface FirstData {
  /** Removes and returns a response; `undefined` for one that did not come, or was taken before. */
  take: (service: string, method: string, input: unknown) => unknown
  /** When the server made them, on this device's clock: epoch milliseconds. */
  madeAt: () => number
}

/** Query options by method: a component names the call and nothing else. */
export interface Queries {
  /** One response. */
  one: <I, O>(ref: MethodRef<I, O>, input: I) => ReturnType<typeof oneOptions<I, O>>
  /** A list paged by cursor; `flatPages` gives its items without duplicates. */
  pages: <I, T>(ref: MethodRef<I, Page<T>>, input: I) => ReturnType<typeof pagesOptions<I, T>>
  /** Marks every cached response of a method as stale. */
  invalidate: (queryClient: QueryClient, ref: MethodRef<never, unknown>) => Promise<void>
}

/** Called for every request when it is sent; the returned function is called with the response. */
export type WatchResponse = (
  call: Pick<MethodRef<never, unknown>, 'service' | 'method'>,
  input: unknown,
) => (response: unknown) => void

/** Binds the client and the page's first data to TanStack Query. Key = `[Service, Method, input]`. */
export function makeQueries(client: Client, firstData: FirstData, watch: WatchResponse): Queries {
  const ask: Ask = async (ref, input, options) => {
    const notified = watch(ref, input)
    const response = await client.call(ref, input, options)
    notified(response)
    return response
  }
  return {
    one: (ref, input) => oneOptions(ask, firstData, ref, input),
    pages: (ref, input) => pagesOptions(ask, firstData, ref, input),
    invalidate: (queryClient, ref) => queryClient.invalidateQueries({ queryKey: [ref.service, ref.method] }),
  }
}

type Ask = Client['call']

function oneOptions<I, O>(ask: Ask, firstData: FirstData, ref: MethodRef<I, O>, input: I) {
  return queryOptions({
    queryKey: [ref.service, ref.method, input],
    queryFn: ({ signal }) => ask(ref, input, { signal }),
    initialData: () => {
      const result = firstData.take(ref.service, ref.method, input)
      return result === undefined ? undefined : ref.trust(result)
    },
    initialDataUpdatedAt: firstData.madeAt,
  })
}

function pagesOptions<I, T>(ask: Ask, firstData: FirstData, ref: MethodRef<I, Page<T>>, input: I) {
  return infiniteQueryOptions({
    queryKey: [ref.service, ref.method, input, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const options: CallOptions = { signal }
      if (pageParam === null) return ask(ref, input, options)
      return ask(ref, { ...input, cursor: pageParam }, options)
    },
    initialPageParam: noCursor,
    getNextPageParam: (page) => (page.isLast ? undefined : (page.nextCursor ?? undefined)),
    initialData: (): InfiniteData<Page<T>, string | null> | undefined => {
      const result = firstData.take(ref.service, ref.method, input)
      return result === undefined ? undefined : { pages: [ref.trust(result)], pageParams: [null] }
    },
    initialDataUpdatedAt: firstData.madeAt,
  })
}

const noCursor: string | null = null

/** The key of an item in a list: its own id, or the id of its subject. */
export type Identified = { id: string } | { userId: string }

/** Items of all pages in order, each id once. */
export function flatPages<T extends Identified>(data: InfiniteData<Page<T>> | undefined): T[] {
  const seen = new Set<string>()
  const items: T[] = []
  for (const page of data?.pages ?? []) {
    for (const item of page.items) {
      const id = 'id' in item ? item.id : item.userId
      if (seen.has(id)) continue
      seen.add(id)
      items.push(item)
    }
  }
  return items
}
