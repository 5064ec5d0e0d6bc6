import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** What sharp says of an SVG in a process of its own, which `prepare` has run in before. */
async function readSvg(prepare: string): Promise<string> {
  const code = `
    const { default: sharp } = await import('sharp')
    const { allowPhotographsOnly } = await import('./bounded-sharp.ts')
    ${prepare}
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    console.log(await sharp(svg).metadata().then(({ format }) => format, ({ message }) => message))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
  })
  return stdout.trim()
}

test('a process reads no SVG once it allows photographs only, and one that only imports the module does', async () => {
  expect(await readSvg('allowPhotographsOnly()')).toContain('unsupported image format')
  expect(await readSvg('')).toBe('svg')
})
