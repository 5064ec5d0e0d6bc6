/**
 * Entry of the process that reads one PDF of a member and writes it with a watermark: `stamp-process.ts {input} {output}
 * {text} {pages}`. It has no settings, database or secrets, and `runBounded` limits it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { drawLetters } from '../decode/draw-watermark.ts'
import type { StampResponse } from './pdf-messages.ts'
import { stampPdf } from './stamp-pdf.ts'

const [input = '', output = '', text = '', pages = '0'] = process.argv.slice(2)

async function run(): Promise<StampResponse> {
  const stamped = await stampPdf(await readFile(input), {
    letters: await drawLetters(text),
    maxPages: Number(pages),
  })
  if (stamped.kind === 'refused') return stamped
  await writeFile(output, stamped.body, { flag: 'wx', mode: 0o600 })
  return { kind: 'stamped', width: stamped.width, height: stamped.height }
}

process.stdout.write(JSON.stringify(await run()))
