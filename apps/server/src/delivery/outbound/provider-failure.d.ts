/**
 * Why a request to a provider failed. CONFIG needs an operator (key, secret, template, address); UPSTREAM_DOWN is the
 * provider's outage; DENIED is the person's choice or the provider's rule.
 */
export type FailureKind = 'CODE_INVALID' | 'CODE_USED' | 'TOKEN_EXPIRED' | 'CONFIG' | 'RATE' | 'UPSTREAM_DOWN' | 'DENIED';
/** The error of every provider client. Contains no address and no secret. */
export declare class ProviderFailure extends Error {
    readonly kind: FailureKind;
    readonly provider: string;
    /** Kind and what the provider or the network said: codes, never an address. */
    readonly summary: string;
    /** False only when the request certainly had no effect. */
    readonly mayHaveActed: boolean;
    constructor(provider: string, kind: FailureKind, { reason, mayHaveActed }: {
        reason: string;
        mayHaveActed?: boolean;
    });
}
