import type { ProviderUse } from '../provider-use.ts';
import { type FailureKind } from './provider-failure.ts';
import { type OutboundLimits, type OutboundRequest } from './request.ts';
/** Dependencies of every provider client. Tests use smaller limits. */
export interface OutboundTools {
    now: () => Date;
    /** Counts how requests end. */
    use?: Pick<ProviderUse, 'record'>;
    log: {
        warn: (facts: object, text: string) => void;
        error: (facts: object, text: string) => void;
    };
    limits?: OutboundLimits;
}
/** A provider: its name in errors, its circuit breaker, its limits. */
export interface Provider {
    name: string;
    /** Sends a request and evaluates the response. `judge` calls `refuse` for a response that is a refusal. */
    ask: <T>(request: Pick<OutboundRequest, 'method' | 'url' | 'headers' | 'body'>, judge: (text: string, status: number) => T) => Promise<T>;
    /** Throws a refusal. A refused request had no effect, unless the provider itself failed. */
    refuse: (kind: FailureKind, reason: string) => never;
    /** Runs other work (not HTTP) through the same circuit breaker. */
    guard: <T>(work: () => Promise<T>) => Promise<T>;
}
/** Creates a provider with its own circuit breaker. */
export declare function makeProvider(name: string, tools: OutboundTools): Provider;
/** A URL below a base, with a query. The base may have a path. */
export declare function addressOf(base: string, path: string, query?: Record<string, string>): URL;
