import { NewPublish, services, Tag, type Method } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { implementAll } from './implement-all.ts'
import { theOnly } from './manifest-checks.ts'
import type { Manifest } from './manifest.ts'
import { manifests } from './manifests.ts'

const without = (names: readonly string[]): Manifest[] =>
  manifests.filter((manifest) => !names.includes(manifest.name))

test('every method of the contract has one handler', () => {
  const declared = Object.values(services).flatMap((methods) => Object.values<Method>(methods))
  const implemented = implementAll(manifests).map(({ method }) => method)
  expect(new Set(implemented)).toEqual(new Set(declared))
  expect(implemented).toHaveLength(declared.length)
})

test('the program does not start while a method has no handler, and names it', () => {
  expect(() => implementAll(without(['tag']))).toThrow(/Tag\/Follow/)
  expect(() => implementAll(without(['tag']))).toThrow(new RegExp(`NewPublish/${NewPublish.GetTagList.name}`))
})

test('the program does not start while a method has two handlers, and names it', () => {
  const twice: Manifest = {
    name: 'twice',
    handlers: { Tag: { Follow: () => Promise.reject(new Error('twice')) } },
  }
  expect(() => implementAll([...manifests, twice])).toThrow(`Tag/${Tag.Follow.name} has two handlers`)
})

test('what only one domain may provide is provided by exactly one', () => {
  expect(() => theOnly(without(['follow']), 'relations')).toThrow('no domain gives relations')
  expect(() => theOnly([...manifests, ...manifests], 'relations')).toThrow('follow and follow both give')
})
