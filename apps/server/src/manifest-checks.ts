import type { Services } from '@guangquan/contract'
import type { Manifest } from './manifest.ts'

type MethodsOf<H> = { [S in keyof H & string]: `${S}/${keyof H[S] & string}` }[keyof H & string]

/** Every call of the contract, as `Service/Method`. */
export type Declared = MethodsOf<Services>

/** The calls that a manifest handles. */
type HandledBy<M> = M extends { handlers: infer H } ? MethodsOf<H> : never

/** The calls that a list of manifests handles. */
export type Handled<L extends readonly unknown[]> = HandledBy<L[number]>

/**
 * Calls that two manifests handle. Recursive only in its last position, for which TypeScript allows 1000 manifests
 * instead of 50.
 */
export type HandledTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? HandledTwice<Rest, Before | HandledBy<First>, Twice | (HandledBy<First> & Before)>
  : Twice

/** The kinds of notices that a manifest declares. */
export type NoticesOf<M> = M extends { noticeKinds: infer N } ? keyof N & string : never

/** Kinds of notices that two manifests declare. */
export type NoticesTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? NoticesTwice<Rest, Before | NoticesOf<First>, Twice | (NoticesOf<First> & Before)>
  : Twice

/** The rules of experience for which a manifest has sources. */
export type EarnedBy<M> = M extends { earnings: readonly (infer S)[] } ? RuleOf<S> : never
type RuleOf<S> = S extends { rule: infer R extends string }
  ? R
  : S extends { rule: { among: readonly (infer R)[] } }
    ? R
    : never

/** Rules for which two manifests have sources. */
export type EarnedTwice<L extends readonly unknown[], Before = never, Twice = never> = L extends readonly [
  infer First,
  ...infer Rest,
]
  ? EarnedTwice<Rest, Before | EarnedBy<First>, Twice | (EarnedBy<First> & Before)>
  : Twice

/** `true` where there is no method in `T`, otherwise their names. */
export type NoneOf<T> = [T] extends [never] ? true : T

/** The value that exactly one domain provides. @throws if none does, or two do */
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
