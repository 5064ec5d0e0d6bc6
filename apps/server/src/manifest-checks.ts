import type { Services } from '@guangquan/contract'
import type { Manifest } from './manifest.ts'

type MethodsOf<H> = { [S in keyof H & string]: `${S}/${keyof H[S] & string}` }[keyof H & string]

/** Every call of the contract, as `Service/Method`. */
export type Declared = MethodsOf<Services>

/** The calls that one manifest handles. */
type HandledBy<M> = M extends { handlers: infer H } ? MethodsOf<H> : never

/** The calls that the manifests of a list handle. */
export type Handled<L extends readonly unknown[]> = HandledBy<L[number]>

/** Those that two manifests handle. Recursive in its last position only: TypeScript then allows 1000 manifests, not 50. */
export type HandledTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? HandledTwice<Rest, Before | HandledBy<First>, Twice | (HandledBy<First> & Before)>
  : Twice

/** The kinds of notices that one manifest declares. */
export type NoticesOf<M> = M extends { noticeKinds: infer N } ? keyof N & string : never

/** Those that two manifests declare. */
export type NoticesTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? NoticesTwice<Rest, Before | NoticesOf<First>, Twice | (NoticesOf<First> & Before)>
  : Twice

/** The rules of experience that one manifest has sources of. */
export type EarnedBy<M> = M extends { earnings: readonly (infer S)[] } ? RuleOf<S> : never
type RuleOf<S> = S extends { rule: infer R extends string }
  ? R
  : S extends { rule: { among: readonly (infer R)[] } }
    ? R
    : never

/** Those that two manifests have sources of. */
export type EarnedTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? EarnedTwice<Rest, Before | EarnedBy<First>, Twice | (EarnedBy<First> & Before)>
  : Twice

/** `true` where there is no method in `T`, otherwise their names. */
export type NoneOf<T> = [T] extends [never] ? true : T

/** What exactly one domain provides. @throws when none does, or two */
export function theOnly<K extends keyof Manifest>(
  manifests: readonly Manifest[],
  key: K,
): NonNullable<Manifest[K]> {
  const [given, ...others] = manifests.flatMap((manifest) => {
    const value = manifest[key]
    return value === undefined ? [] : [{ value, name: manifest.name }]
  })
  if (given === undefined) throw new Error(`no domain gives ${key}`)
  if (others.length > 0) throw new Error(`${given.name} and ${others[0]?.name} both give ${key}`)
  return given.value
}
