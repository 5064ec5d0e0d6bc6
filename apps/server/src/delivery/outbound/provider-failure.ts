/**
 * Why a provider did not do what it was asked for.
 * CONFIG is ours to mend (key, secret, template, address); UPSTREAM_DOWN is theirs; DENIED is the person's wish or
 * the provider's rule.
 */
export type FailureKind =
  | 'CODE_INVALID'
  | 'CODE_USED'
  | 'TOKEN_EXPIRED'
  | 'CONFIG'
  | 'RATE'
  | 'UPSTREAM_DOWN'
  | 'DENIED'

/** The one error of everything in this folder that speaks to another house. Holds no address and no secret. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind
  readonly provider: string
  /** False only where it is certain that the request had no effect there. */
  readonly mayHaveActed: boolean
  constructor(
    provider: string,
    kind: FailureKind,
    { reason, mayHaveActed = false }: { reason: string; mayHaveActed?: boolean },
  ) {
    super(`${provider}: ${kind} (${reason})`)
    this.kind = kind
    this.provider = provider
    this.mayHaveActed = mayHaveActed
  }
}
