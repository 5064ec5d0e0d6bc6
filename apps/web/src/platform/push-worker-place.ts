/** Where the service worker of notifications is, and what it may answer for: no page is below its scope. */
export const pushWorker = { script: '/push-worker.js', scope: '/push/' } as const

/** The worker of this browser; undefined where notifications were never switched on. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const found = await navigator.serviceWorker.getRegistration(pushWorker.scope)
  // Where there is none for a scope, that of a wider one is found.
  return found?.scope === new URL(pushWorker.scope, location.href).href ? found : undefined
}

/** Ends notifications in this browser. The server sends none after the end of the session, whatever happens here. */
export async function leavePush(): Promise<void> {
  try {
    const worker = await findPushWorker()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    await worker?.unregister()
  } catch {
    // Blocked, or the push service is not to be reached.
  }
}

/** What the server sends for a notification. */
export interface PushMessage {
  title: string
  body: string
  /** Where it leads, on the site. */
  path: string
}
