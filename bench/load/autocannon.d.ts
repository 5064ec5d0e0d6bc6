declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  /** One connection of a run. */
  export interface Client {
    reqsMade: number
    setRequests: (
      requests: { method: string; path: string; headers: Record<string, string>; body?: string }[],
    ) => void
  }

  export interface Instance extends EventEmitter {
    stop: () => void
  }

  const autocannon: (
    options: {
      url: string
      connections: number
      duration: number
      /** Requests to send, whatever the duration. */
      amount?: number
      sampleInt: number
      reconnectRate: number
      timeout: number
      setupClient: (client: Client) => void
    },
    done: (error: Error | null) => void,
  ) => Instance
  export default autocannon
}
