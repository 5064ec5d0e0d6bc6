// Shows notifications and opens their targets. It handles no requests and stores nothing: no page is in its scope.

import type { PushMessage } from './platform/push-worker-place.ts'

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends Extendable {
  data: { json: () => unknown } | null
}
interface ClickEvent extends Extendable {
  notification: Notification
}
interface ChangeEvent extends Extendable {
  oldSubscription: PushSubscription | null
  newSubscription?: PushSubscription | null
}
interface Page {
  visibilityState: DocumentVisibilityState
}

// The scope of a service worker, which the types of pages lack.
declare const self: {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  location: Location
  fetch: (url: string, init: RequestInit) => Promise<Response>
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void) => void) &
    ((type: 'install', listener: (event: Extendable) => void) => void)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

/** A later notification replaces the one before: it covers everything that is unread. */
async function show(data: PushEvent['data']): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A visible page already shows the notice.
  if (pages.some((page) => page.visibilityState === 'visible')) return
  const { title, body, path } = readMessage(data)
  await self.registration.showNotification(title, {
    body,
    tag: 'unread',
    icon: '/img/icon.svg',
    data: { path },
  })
}

function readMessage(data: PushEvent['data']): PushMessage {
  const message = data === null ? null : data.json()
  const textOf = (name: string) => {
    const value: unknown =
      typeof message === 'object' && message !== null
        ? Object.entries(message).find(([key]) => key === name)?.[1]
        : ''
    return typeof value === 'string' ? value : ''
  }
  return { title: textOf('title'), body: textOf('body'), path: textOf('path') }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(addressOf(event.notification.data)))
})

/** A page of the site; home for anything else. */
function addressOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/'
  const home = `${self.location.origin}/`
  if (!URL.canParse(path, home)) return home
  const url = new URL(path, home)
  return url.origin === self.location.origin ? url.href : home
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** The push service assigned a new address to the browser; the server identifies it by the former one. */
async function renew({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  if (oldSubscription === null) return
  const { applicationServerKey } = oldSubscription.options
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await self.fetch('/push/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oldEndpoint: oldSubscription.endpoint, ...renewed.toJSON() }),
  })
}
