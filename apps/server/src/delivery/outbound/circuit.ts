import { ProviderFailure } from './provider-failure.ts'

const failuresToOpen = 5
const openMs = 30_000

/** A circuit breaker for a provider. */
export interface Circuit {
  /** @throws ProviderFailure UPSTREAM_DOWN at once while it is open, else what the work throws */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Opens for 30 s after five consecutive UPSTREAM_DOWN failures; then one call probes while the others wait for its
 * outcome. A refusal by the provider is a response and closes it.
 */
export function makeCircuit(
  provider: string,
  { now, onOpen }: { now: () => Date; onOpen: (provider: string) => void },
): Circuit {
  let failures = 0
  let openUntil = 0
  let trying = false

  return {
    run: async (work) => {
      const isTrial = failures >= failuresToOpen
      if (isTrial && (trying || now().getTime() < openUntil)) {
        throw new ProviderFailure(provider, 'UPSTREAM_DOWN', { reason: 'circuit open' })
      }
      if (isTrial) trying = true
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        if (!isDown(error)) {
          failures = 0
          throw error
        }
        failures += 1
        if (failures >= failuresToOpen) {
          openUntil = now().getTime() + openMs
          onOpen(provider)
        }
        throw error
      } finally {
        if (isTrial) trying = false
      }
    },
  }
}

function isDown(error: unknown): boolean {
  return error instanceof ProviderFailure && error.kind === 'UPSTREAM_DOWN'
}
