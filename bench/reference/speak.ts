import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Of a reference program: waits for what the benchmark tells it first. */
export async function hearSetup(): Promise<unknown> {
  const heard: unknown[] = await once(process, 'message')
  return heard[0]
}

/** Says where it listens, and from then on how much processor time it has used, each time it is asked. */
export function tellPort(address: AddressInfo | string | null): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuSeconds: (user + system) / 1e6 })
  })
  process.once('disconnect', () => process.exit(0))
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port })
}
