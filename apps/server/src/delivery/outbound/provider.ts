import type { ProviderUse } from '../provider-use.ts'
import { makeCircuit } from './circuit.ts'
import { ProviderFailure, type FailureKind } from './provider-failure.ts'
import {
  OutboundError,
  outboundLimits,
  sendOutbound,
  type OutboundResponse,
  type OutboundLimits,
  type OutboundRequest,
} from './request.ts'

/** Dependencies of every provider client. Tests use smaller limits. */
export interface OutboundTools {
  now: () => Date
  /** Counts how requests end. */
  use?: Pick<ProviderUse, 'record'>
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
  limits?: OutboundLimits
}

/** A provider: its name in errors, its circuit breaker, its limits. */
export interface Provider {
  name: string
  /** Sends a request and evaluates the response. `judge` calls `refuse` for a response that is a refusal. */
  ask: <T>(
    request: Pick<OutboundRequest, 'method' | 'url' | 'headers' | 'body'>,
    judge: (text: string, status: number) => T,
  ) => Promise<T>
  /** Throws a refusal. A refused request had no effect, unless the provider itself failed. */
  refuse: (kind: FailureKind, reason: string) => never
  /** Runs other work (not HTTP) through the same circuit breaker. */
  guard: <T>(work: () => Promise<T>) => Promise<T>
}

/** Creates a provider with its own circuit breaker. */
export function makeProvider(name: string, tools: OutboundTools): Provider {
  const circuit = makeCircuit(name, {
    now: tools.now,
    onOpen: (provider) => tools.log.error({ provider }, 'provider is down: not asked for 30 s'),
  })
  const refuse = (kind: FailureKind, reason: string): never => {
    throw new ProviderFailure(name, kind, { reason, mayHaveActed: kind === 'UPSTREAM_DOWN' })
  }
  const guard: Provider['guard'] = (work) => circuit.run(() => counted(name, tools.use, work))
  return {
    name,
    refuse,
    guard,
    ask: (request, judge) =>
      guard(async () => {
        const response = await send(name, { ...request, limits: tools.limits ?? outboundLimits })
        if (response.status >= 500) refuse('UPSTREAM_DOWN', `HTTP ${response.status}`)
        return judge(response.body.toString('utf8'), response.status)
      }),
  }
}

/** A person's expired or invented code says nothing about the provider, which has responded. */
const personFaults: readonly FailureKind[] = ['CODE_INVALID', 'CODE_USED', 'TOKEN_EXPIRED']

async function counted<T>(name: string, use: OutboundTools['use'], work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    use?.record(name, null)
    return result
  } catch (error) {
    if (error instanceof ProviderFailure) {
      use?.record(name, personFaults.includes(error.kind) ? null : error.summary)
    }
    throw error
  }
}

async function send(name: string, request: OutboundRequest): Promise<OutboundResponse> {
  try {
    return await sendOutbound(request)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new ProviderFailure(name, 'UPSTREAM_DOWN', {
      reason: error.message,
      mayHaveActed: error.mayHaveArrived,
    })
  }
}

/** A URL below a base, with a query. The base may have a path. */
export function addressOf(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
