import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { root } from '../root.ts'

export const name = 'lists of the contract'

const folder = 'packages/contract/src'
const head = '// Written by "npm run generate" from the folders of the domains.\n'

/** The parts of a catalogue, and the constant in which those of all domains come together. */
const parts = {
  errors: 'domainErrors',
  acts: 'domainActs',
  targets: 'domainTargets',
  facts: 'domainFacts',
  notices: 'domainNotices',
  rates: 'domainRates',
  counts: 'domainCounts',
  files: 'domainFiles',
} as const

const Module = z.record(z.string(), z.unknown())
const Catalogue = z.partialRecord(z.enum(Object.keys(parts)), z.record(z.string(), z.unknown()))

/**
 * Every Service, the exports of each domain, and their combined catalogues.
 * @throws if two domains use the same name
 */
export async function generate(): Promise<Map<string, string>> {
  const files = await readdir(join(root, folder), { recursive: true })
  const ending = (end: string) => files.filter((file) => file.endsWith(end)).toSorted()
  return new Map([
    [`${folder}/services.gen.ts`, await servicesOf(ending('.service.ts'))],
    [`${folder}/domains.gen.ts`, domainsOf(ending('/index.ts'))],
    [`${folder}/catalogues.gen.ts`, await cataloguesOf(ending('.catalogue.ts'))],
  ])
}

async function servicesOf(files: readonly string[]): Promise<string> {
  const lines: string[] = []
  for (const file of files) {
    const text = await readFile(join(root, folder, file), 'utf8')
    const names = [...text.matchAll(/^export const (\w+) = service\(/gm)].map(([, one = '']) => one)
    if (names.length === 0) throw new Error(`${file} declares no Service`)
    lines.push(`export { ${names.join(', ')} } from './${file}'\n`)
  }
  return `${head}// Every Service. A call that is not declared in one of them does not exist.\n${lines.join('')}`
}

function domainsOf(files: readonly string[]): string {
  return `${head}${files.map((file) => `export * from './${file}'\n`).join('')}`
}

async function cataloguesOf(files: readonly string[]): Promise<string> {
  const all: { file: string; constant: string; catalogue: z.infer<typeof Catalogue> }[] = []
  for (const file of files) {
    const module = Module.parse({ ...(await import(pathToFileURL(join(root, folder, file)).href)) })
    const [[constant, value] = ['', undefined], ...others] = Object.entries(module)
    if (others.length > 0) throw new Error(`${file} exports more than its catalogue`)
    all.push({ file, constant, catalogue: Catalogue.parse(value) })
  }
  const sections = Object.entries(parts).map(([part, combined]) => {
    const given = all.flatMap(({ constant, catalogue }) => {
      const names = Object.keys(catalogue[part] ?? {})
      return names.length === 0 ? [] : [{ constant, names }]
    })
    const names = given.flatMap((one) => one.names)
    const twice = names.filter((one, index) => names.indexOf(one) !== index)
    if (twice.length > 0) throw new Error(`two domains give these ${part}: ${twice.join(', ')}`)
    return `export const ${combined} = {\n${given.map(({ constant }) => `  ...${constant}.${part},\n`).join('')}} as const\n`
  })
  const imports = all.map(({ constant, file }) => `import { ${constant} } from './${file}'\n`)
  return `${head}${imports.join('')}\n${sections.join('\n')}`
}
