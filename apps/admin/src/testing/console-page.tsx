import { QueryClientProvider } from '@tanstack/react-query'
import type { StaffSelf } from '@guangquan/contract'
import { App, ConfigProvider } from 'antd'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import { queryClient } from '../platform/api.ts'
import { beginSession } from '../platform/session.ts'
import { LeaveGuard, TabGuard } from '../parts/acts/unsaved.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A call that a page sent, with its input. */
export interface SentCall {
  name: string
  input: Record<string, unknown>
}

export interface Refusal {
  status: number
  error: string
  message: string
  details?: Record<string, unknown>
}

/** Makes the response to a call: its result, or a refusal. A promise lets it wait. */
type Respond = (input: Record<string, unknown>) => unknown

export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

interface ShownPage {
  sent: SentCall[]
  /** Goes to another address, as a link of the console does. */
  goTo: (address: string) => Promise<void>
  address: () => string
  close: () => Promise<void>
}

let open: (() => Promise<void>) | null = null

interface PageOptions {
  address?: string
  roles?: StaffSelf['roles']
  /** By `Service/Method`. */
  responses?: Record<string, Respond>
}

/** Shows a part of the console at an address, for staff with these roles; its calls get these responses. */
export async function showPage(
  page: ReactNode,
  { address = '/members', roles = ['moderator'], responses = {} }: PageOptions = {},
): Promise<ShownPage> {
  await closePage()
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: Uint8Array }) => {
    const name = String(url).split('/').slice(-2).join('/')
    const input: Record<string, unknown> = JSON.parse(new TextDecoder().decode(body))
    sent.push({ name, input })
    try {
      const result = await responses[name]?.(input)
      return Response.json({ code: 200, success: true, message: '', error: null, result: result ?? {} })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, error: kind, message, details = {} } = error.refusal
      return Response.json(
        {
          code: status,
          success: false,
          message,
          error: { code: status, name: kind, message, details },
          result: null,
        },
        { status },
      )
    }
  })
  window.history.replaceState(null, '', address)
  queryClient.clear()
  const self: StaffSelf = { ...nobody, roles }
  beginSession(self)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const shown = (
    <>
      <TabGuard />
      <LeaveGuard />
      {page}
    </>
  )
  const router = createBrowserRouter([{ path: '*', element: shown }])
  await act(async () => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
          <App>
            <RouterProvider router={router} />
          </App>
        </ConfigProvider>
      </QueryClientProvider>,
    )
  })
  open = async () => {
    await act(async () => root.unmount())
    router.dispose()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  }
  return {
    sent,
    goTo: async (to) => {
      await act(async () => router.navigate(to))
    },
    address: () => window.location.pathname + window.location.search,
    close: closePage,
  }
}

/** Closes what the last test shows. */
export async function closePage(): Promise<void> {
  await open?.()
  open = null
}

/** Waits until it is so: responses and what antd shows of them arrive some moments later. */
export async function until(condition: () => void): Promise<void> {
  await expect
    .poll(async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
      try {
        condition()
        return ''
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    })
    .toBe('')
}

const isShown = (element: Element): boolean => element.closest('[style*="display: none"], [hidden]') === null

/** Buttons and links by what they say. */
export function button(name: string): HTMLElement {
  return findButton(name) ?? expect.fail(`no button ${name} in: ${text()}`)
}

export function findButton(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, a, [role=button]')].find(
    (one) =>
      isShown(one) &&
      (one.textContent.trim() === name ||
        one.querySelector(`:scope > [aria-label="${name}"], :scope > * > [aria-label="${name}"]`) !== null),
  )
}

/** The field with this label, or the name for screen readers. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const labelled = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === label)
  const found =
    labelled === undefined
      ? document.querySelector(`[aria-label="${label}"]`)
      : document.getElementById(labelled.htmlFor)
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
  return expect.fail(`no field ${label}`)
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click())
}

export async function type(label: string, typed: string): Promise<void> {
  const element = field(label)
  await act(async () => {
    // As React listens to it: through the setter of the element's class.
    Reflect.set(Object.getPrototypeOf(element), 'value', typed, element)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Everything that is on the page, dialogs and messages included. */
export const text = (): string => document.body.textContent

const nobody: Omit<StaffSelf, 'roles'> = {
  id: '01930000-0000-7000-8000-000000000001',
  name: 'he.xi',
  displayName: '何夕',
  endsAt: 4e12,
  confirmedUntil: 4e12,
  recoveryCodesLeft: 10,
}
