import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { root } from './root.ts'

const folder = join(root, 'tools', 'generate')
const Generator = z.object({
  name: z.string(),
  generate: z.custom<() => Promise<Map<string, string>>>((value) => typeof value === 'function'),
})

/** First: the others import the lists that it writes. */
const first = 'contract.ts'

/** Runs every generator of tools/generate, and gives each generated file that is out of date. */
async function* staleFiles(): AsyncGenerator<[path: string, content: string]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  for (const file of [first, ...files.toSorted().filter((one) => one !== first)]) {
    const generator = Generator.parse({ ...(await import(pathToFileURL(join(folder, file)).href)) })
    for (const [path, content] of await generator.generate()) {
      const present = await readFile(join(root, path), 'utf8').catch(() => undefined)
      if (present !== content) yield [path, content]
    }
  }
}

if (import.meta.main) {
  process.chdir(root)
  const checkOnly = process.argv.includes('--check')
  for await (const [path, content] of staleFiles()) {
    if (checkOnly) process.exitCode = 1
    else await writeFile(join(root, path), content)
    console.log(`${checkOnly ? 'out of date' : 'written'}: ${path}`)
  }
  if (process.exitCode === 1) console.log('Run "npm run generate" and commit what it wrote.')
}
