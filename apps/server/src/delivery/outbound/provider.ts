import { makeCircuit } from './circuit.ts'
import { ProviderFailure, type FailureKind } from './provider-failure.ts'
import {
  OutboundError,
  outboundLimits,
  sendOutbound,
  type OutboundAnswer,
  type OutboundLimits,
  type OutboundRequest,
} from './request.ts'

/** What every client of another house is given. Tests make the limits smaller. */
export interface OutboundTools {
  now: () => Date
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
  limits?: OutboundLimits
}

/** One house that is spoken to: its name in errors, its circuit, its limits. */
export interface Provider {
  name: string
  /** Asks and judges the answer. `judge` throws by `refuse` for an answer that is a refusal. */
  ask: <T>(
    request: Pick<OutboundRequest, 'method' | 'url' | 'headers' | 'body'>,
    judge: (text: string, status: number) => T,
  ) => Promise<T>
  /** Ends a judgement. Whatever is refused had no effect, unless the provider itself is in disorder. */
  refuse: (kind: FailureKind, reason: string) => never
  /** Runs other work (not HTTP) under the same circuit. */
  guard: <T>(work: () => Promise<T>) => Promise<T>
}

/** Binds the name of a provider to a circuit of its own. */
export function makeProvider(name: string, tools: OutboundTools): Provider {
  const circuit = makeCircuit(name, {
    now: tools.now,
    onOpen: (provider) => tools.log.error({ provider }, 'provider is down: not asked for 30 s'),
  })
  const refuse = (kind: FailureKind, reason: string): never => {
    throw new ProviderFailure(name, kind, { reason, mayHaveActed: kind === 'UPSTREAM_DOWN' })
  }
  return {
    name,
    refuse,
    guard: circuit.run,
    ask: (request, judge) =>
      circuit.run(async () => {
        const answer = await send(name, { ...request, limits: tools.limits ?? outboundLimits })
        if (answer.status >= 500) refuse('UPSTREAM_DOWN', `HTTP ${answer.status}`)
        return judge(answer.body.toString('utf8'), answer.status)
      }),
  }
}

async function send(name: string, request: OutboundRequest): Promise<OutboundAnswer> {
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

/** An address below a base, with a query. A base may have a path of its own. */
export function addressOf(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
