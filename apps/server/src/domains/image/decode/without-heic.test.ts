import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildHeic } from '../../../testing/pictures/build-heic.ts'
import { buildPicture } from '../../../testing/pictures/build-picture.ts'

/** A process in which libheif-js is not installed. */
const script = `
import { registerHooks } from 'node:module'
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('libheif-js/')) throw new Error('not installed')
    return next(specifier, context)
  },
})
const { decodePicture } = await import('${import.meta.resolve('./decode-picture.ts')}')
const { orderOf } = await import('${import.meta.resolve('./order-of.ts')}')
const { heicDecoderVersion } = await import('${import.meta.resolve('./heic-decoder.ts')}')
const answers = []
for (const path of process.argv.slice(1)) answers.push(await decodePicture({ ...orderOf('read', path, 1), id: 1 }))
const shown = answers.map(({ kind, reason = null }) => ({ kind, reason }))
console.log(JSON.stringify({ version: heicDecoderVersion(), shown }))
`

test('where the decoder of HEIC was left out such photographs are refused, and others are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'without-heic-'))
  try {
    const paths = [join(folder, 'a.heic'), join(folder, 'a.jpg')]
    await writeFile(join(folder, 'a.heic'), buildHeic())
    await writeFile(join(folder, 'a.jpg'), await buildPicture({ width: 1100, height: 800 }))
    const args = ['--input-type=module', '--eval', script, ...paths]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(JSON.parse(stdout)).toEqual({
      version: null,
      shown: [
        { kind: 'refused', reason: 'HeicRefused' },
        { kind: 'decoded', reason: null },
      ],
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
