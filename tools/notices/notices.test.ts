import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { exceptionFor, exceptions, isAllowed } from './licence-rules.ts'
import { sameText, splitText } from './licence-text.ts'
import { shippedPackages } from './shipped-packages.ts'

const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')

it('nothing ships under a licence that asks for more than its notice, but what is named with a reason', () => {
  const refused = shippedPackages(lock).filter(
    ({ name, licence }) => !isAllowed(licence) && exceptionFor(name) === undefined,
  )
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

it('no exception outlives its package', () => {
  const names = shippedPackages(lock).map(({ name }) => name)
  const unused = exceptions.filter(({ packages }) => !names.some((name) => name.startsWith(packages)))
  expect(unused).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-2.0-only', false],
  ['UNLICENSED', false],
  ['', false],
])('the licence %j may ship: %j', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
})

it('packages are found where they are required: nested ones, peers and those of other machines', () => {
  const entry = (more: object) => ({ version: '1.0.0', license: 'MIT', ...more })
  const text = JSON.stringify({
    packages: {
      '': {},
      'apps/server': { dependencies: { a: '1', '@own/b': '1' }, devDependencies: { tool: '1' } },
      'node_modules/@own/b': { resolved: 'packages/b', link: true },
      'packages/b': { dependencies: { nested: '2' } },
      'packages/b/node_modules/nested': entry({ version: '2.0.0' }),
      'node_modules/nested': entry({}),
      'node_modules/a': entry({
        peerDependencies: { peer: '1', typescript: '1' },
        peerDependenciesMeta: { typescript: { optional: true } },
        optionalDependencies: { 'a-darwin': '1' },
      }),
      'node_modules/peer': entry({}),
      'node_modules/typescript': entry({}),
      'node_modules/tool': entry({ dev: true }),
      'node_modules/a-darwin': entry({ optional: true, os: ['darwin'] }),
    },
  })
  const found = shippedPackages(text).map(({ name, version, isOptional }) => [name, version, isOptional])
  expect(found).toEqual([
    ['a', '1.0.0', false],
    ['a-darwin', '1.0.0', true],
    ['nested', '2.0.0', false],
    ['peer', '1.0.0', false],
  ])
})

it('whose a text is, and the conditions, are told apart', () => {
  const one = splitText(
    'The MIT License (MIT)\n\nCopyright (c) 2020 Ann\nAll rights reserved.\n\nPermission is “granted”,\nthe above copyright notice',
  )
  expect(one.copyright).toEqual(['Copyright (c) 2020 Ann'])
  const other = splitText(
    '# MIT License\r\n\r\nCopyright Bob\r\n\r\nPermission is "granted", the above\ncopyright notice\n',
  )
  expect(other.copyright).toEqual(['Copyright Bob'])
  expect(sameText(one.conditions)).toBe(sameText(other.conditions))
})
