/** The service worker of notifications, and its scope, which contains no page. */
export const pushWorker = { script: '/push-worker.js', scope: '/push/' } as const

/** The worker of this browser; undefined if notifications were never switched on. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const found = await navigator.serviceWorker.getRegistration(pushWorker.scope)
  // Without a worker for this scope, that of a wider one is found.
  return found?.scope === new URL(pushWorker.scope, location.href).href ? found : undefined
}

/** Ends notifications in this browser. The server sends none after the end of the session anyway. */
export async function leavePush(): Promise<void> {
  try {
    const worker = await findPushWorker()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    await worker?.unregister()
  } catch {
    // Blocked, or the push service cannot be reached.
  }
}

/** The server's message for a notification. */
export interface PushMessage {
  title: string
  body: string
  /** Path on the site that it opens. */
  path: string
}
