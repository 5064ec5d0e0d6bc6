import { ApiError, makeClient, type MethodRef } from '@guangquan/client'
import { makeSendOnce } from '@guangquan/client/send-once'
import type { ExportStart } from '@guangquan/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { boot, clockOffsetMs } from './boot.ts'
import { requestCode } from './confirmation.ts'
import { endSession } from './session.ts'

export { api } from '@guangquan/client'

/** Signs with the app key; the cookie identifies the caller. */
const client = makeClient({
  productKey: boot.productKey,
  appKey: boot.appKey,
  clockOffsetMs,
  session: () => null,
  onSessionLost: endSession,
})

const encoder = new TextEncoder()

/** Calls a method of the console. Every failure is an `ApiError`. */
export async function call<I, O>(ref: MethodRef<I, O>, input: I, signal?: AbortSignal): Promise<O> {
  const result = await client.send({
    method: 'POST',
    path: `/api/console/${boot.productKey}/${ref.service}/${ref.method}`,
    body: encoder.encode(JSON.stringify(input)),
    contentType: 'application/json',
    signal,
  })
  return ref.trust(result)
}

type Written<I> = Omit<I, 'requestId'>

// For the whole console: a form that was closed after a lost response, and is soon filled in alike, is the same write.
const retryMs = 10 * 60_000
const sendOnce = makeSendOnce(retryMs)

/**
 * Calls a write once: repeated attempts have the same id until the outcome is known. If the server requires
 * confirmation of identity, the code is requested and the write continues.
 */
export async function write<I extends { requestId?: string | undefined }, O>(
  ref: MethodRef<I, O>,
  input: Written<I> & I,
): Promise<O> {
  return sendOnce([ref.service, ref.method, input], (requestId) => confirmed(ref, { ...input, requestId }))
}

async function confirmed<I, O>(ref: MethodRef<I, O>, input: I): Promise<O> {
  try {
    return await call(ref, input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'ConfirmationNeeded') throw error
    await requestCode()
    return call(ref, input)
  }
}

/** The call that begins the export of a list with these filters. */
export type ExportRef<F> = MethodRef<F & { reason: string; requestId?: string | undefined }, ExportStart>

/** Begins an export of a filtered list, and returns its download URL. */
export function beginExport<F extends object>(
  ref: ExportRef<F>,
  filters: F,
  reason: string,
): Promise<ExportStart> {
  return write(ref, { ...filters, reason })
}

/** Query options of a read of the console; the key is `[Service, Method, input]`. */
export function read<I, O>(ref: MethodRef<I, O>, input: I) {
  return queryOptions({
    queryKey: [ref.service, ref.method, input],
    queryFn: ({ signal }) => call(ref, input, signal),
  })
}

/** Query options of a public read of the members' site. */
export function readSite<I, O>(ref: MethodRef<I, O>, input: I) {
  return queryOptions({
    queryKey: [ref.service, ref.method, input],
    queryFn: ({ signal }) => client.call(ref, input, { signal }),
  })
}

/** Reloads the queries of these methods. */
export async function refresh(
  ...refs: Pick<MethodRef<never, unknown>, 'service' | 'method'>[]
): Promise<void> {
  await Promise.all(
    refs.map(({ service, method }) => queryClient.invalidateQueries({ queryKey: [service, method] })),
  )
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
})

/** The sentence for an error. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
