import type { Page } from '@playwright/test'
import * as z from 'zod'

const Calls = z.array(z.object({ service: z.string(), method: z.string() }))
const Boot = z.object({ queries: Calls, memberCalls: Calls.optional() })

/** The calls that the current document begins with. */
async function readFirstCalls(page: Page): Promise<string[]> {
  const { memberCalls, queries } = Boot.parse(JSON.parse((await page.locator('#boot').textContent()) ?? ''))
  return (memberCalls ?? queries).map(({ service, method }) => `${service}/${method}`)
}

/**
 * Watches the calls of a page from now on.
 * @returns a function for a member's page: the calls that its document begins with, and how those were sent. Both are
 *   equal where the page uses each response and calls with the same input.
 */
export function watchFirstCalls(page: Page): () => Promise<{ first: string[]; sent: string[] }> {
  let calls: string[] = []
  // Once the live connection opens, for which a ticket is requested, lists are read again for what came before it.
  let isLive = false
  // A document begins with its response: the previous one continues to make calls until then.
  page.on('response', (response) => {
    const request = response.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    calls = []
    isLive = false
  })
  page.on('request', (request) => {
    const call = /\/api\/services\/\w+\/(.+)/.exec(request.url())?.[1]
    if (call === 'Notice/GetLiveTicket') isLive = true
    const isFurtherPage = request.postData()?.includes('"cursor"') === true
    if (call !== undefined && !isFurtherPage && !isLive) calls.push(call)
  })
  return async () => {
    const first = await readFirstCalls(page)
    return { first: first.toSorted(), sent: calls.filter((call) => first.includes(call)).toSorted() }
  }
}
