/** A circuit breaker for a provider. */
export interface Circuit {
    /** @throws ProviderFailure UPSTREAM_DOWN at once while it is open, else what the work throws */
    run: <T>(work: () => Promise<T>) => Promise<T>;
}
/**
 * Opens for 30 s after five consecutive UPSTREAM_DOWN failures; then one call probes while the others wait for its
 * outcome. A refusal by the provider is a response and closes it.
 */
export declare function makeCircuit(provider: string, { now, onOpen }: {
    now: () => Date;
    onOpen: (provider: string) => void;
}): Circuit;
