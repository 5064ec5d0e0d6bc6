import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** In a reference program: waits for the benchmark's first message. */
export async function receiveSetup(): Promise<unknown> {
  const heard: unknown[] = await once(process, 'message')
  return heard[0]
}

/** Reports its port, and from then on its processor time at each request. */
export function reportPort(address: AddressInfo | string | null): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuSeconds: (user + system) / 1e6 })
  })
  process.once('disconnect', () => process.exit(0))
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port })
}
