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

/** Runs every generator of tools/generate and returns the generated files that are out of date. */
export async function staleFiles(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const stale = new Map<string, string>()
  for (const file of files.toSorted()) {
    const generator = Generator.parse({ ...(await import(pathToFileURL(join(folder, file)).href)) })
    for (const [path, content] of await generator.generate()) {
      const present = await readFile(join(root, path), 'utf8').catch(() => undefined)
      if (present !== content) stale.set(path, content)
    }
  }
  return stale
}

if (import.meta.main) {
  process.chdir(root)
  const checkOnly = process.argv.includes('--check')
  const stale = await staleFiles()
  for (const [path, content] of stale) {
    if (!checkOnly) await writeFile(join(root, path), content)
    console.log(`${checkOnly ? 'out of date' : 'written'}: ${path}`)
  }
  if (checkOnly && stale.size > 0) {
    console.log('Run "npm run generate" and commit what it wrote.')
    process.exitCode = 1
  }
}
