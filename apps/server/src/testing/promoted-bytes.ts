import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Bytes that become old objects for each repetition of a program in this folder, as V8 reports them for its collections
 * of new objects. What the start of the program adds is subtracted.
 * @param args of the program, before the number of repetitions
 */
export async function promotedBytesEach(program: string, ...args: string[]): Promise<number> {
  const few = await promotedBy(program, [...args, '1000'])
  const more = await promotedBy(program, [...args, '3000'])
  return (more - few) / 2000
}

async function promotedBy(program: string, args: string[]): Promise<number> {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const flags = ['--trace-gc-nvp', '--max-semi-space-size=1']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, path, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const collections = stdout.split('\n').filter((line) => line.includes('"gc":"s"'))
  return collections.reduce((sum, line) => sum + Number(/"promoted":(\d+)/.exec(line)?.[1] ?? 0), 0)
}
