import { WifiSlashIcon } from '@guangquan/ui/icons'
import { useSyncExternalStore } from 'react'

/** Shows 网络已断开 while the device reports being offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="offline-banner" data-shown={!online || undefined}>
      {online ? null : (
        <>
          <WifiSlashIcon size={18} />
          网络已断开
        </>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
