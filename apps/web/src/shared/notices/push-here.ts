import { findPushWorker, pushWorker } from '../../platform/push-worker-place.ts'
import { api, client } from '../../platform/api.ts'
import { pushName, readStored, writeStored } from '../../platform/stored.ts'
import { trustedScript } from '../page/trusted.ts'

/** Whether this browser can show notifications, and whether its user refused. */
type PushAbility = 'able' | 'denied' | 'unable'

export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isAble) return 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** This browser's address at its push service; null while notifications are off. */
export async function ownEndpoint(): Promise<string | null> {
  const worker = await findPushWorker()
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Switches notifications on in this browser, which asks its user: call it only after a press.
 * @returns false if the user refused
 * @throws if the push service cannot be reached; ApiError
 */
export async function switchPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await client.call(api.Push.GetKey, {})
  const worker = await startWorker()
  const old = await worker.pushManager.getSubscription()
  // A subscription with another key, as after the database was recreated, cannot be used.
  if (old !== null && !hasKey(old, key)) await old.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  await report(subscription)
  return true
}

/** Switches notifications off on the browser's side. */
export async function forgetPush(): Promise<void> {
  const worker = await findPushWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  writeStored(pushName, undefined)
}

/** Sends the server a new address if the browser got one while the site was closed. */
export async function renewPush(): Promise<void> {
  const known = readStored(pushName)
  if (typeof known !== 'string') return
  const worker = await findPushWorker()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription !== undefined && subscription !== null && subscription.endpoint !== known)
    await report(subscription, known)
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  const { script, scope } = pushWorker
  const worker = await navigator.serviceWorker.register(trustedScript(script), { scope })
  if (worker.active === null) await untilActive(worker)
  return worker
}

function untilActive(worker: ServiceWorkerRegistration): Promise<void> {
  return new Promise((done, fail) => {
    const starting = worker.installing ?? worker.waiting
    starting?.addEventListener('statechange', () => {
      if (starting.state === 'activated') done()
      if (starting.state === 'redundant') fail(new Error('the worker of notifications did not start'))
    })
    if (worker.active !== null) done()
  })
}

async function report(subscription: PushSubscription, oldEndpoint?: string): Promise<void> {
  const { endpoint } = subscription
  await client.call(api.Push.Subscribe, {
    endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
    ...(oldEndpoint === undefined ? {} : { oldEndpoint }),
    requestId: crypto.randomUUID(),
  })
  writeStored(pushName, endpoint)
}

const hasKey = ({ options }: PushSubscription, key: string) => textOf(options.applicationServerKey) === key

/** Base64url without padding. */
function textOf(bytes: ArrayBuffer | null): string {
  const characters = bytes === null ? '' : String.fromCharCode(...new Uint8Array(bytes))
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
