import { readFileSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import * as z from 'zod'

const file = new URL('./ip-regions.bin', import.meta.url)
const Header = z.object({ names: z.array(z.string()), ranges: z.int(), startBytes: z.int() })

interface Table {
  names: readonly string[]
  starts: Uint32Array
  /** Index into `names` for each start. */
  places: Uint16Array
}

let table: Table | null = null

/**
 * The region of an IP address: the province in China, the country elsewhere, in Chinese. Empty for addresses not in the
 * table: private ones and IPv6. Offline; the table is derived by tools/ip-regions.ts.
 */
export function regionOf(ip: string): string {
  if (!isIPv4(ip)) return ''
  table ??= readTable()
  const address = ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  return table.names[table.places[lastStartUpTo(table.starts, address)] ?? 0] ?? ''
}

function lastStartUpTo(starts: Uint32Array, address: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= address) low = middle
    else high = middle - 1
  }
  return low
}

function readTable(): Table {
  const bytes = brotliDecompressSync(readFileSync(file))
  const headerEnd = bytes.indexOf('\n')
  const header = Header.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  const startsAt = headerEnd + 1
  const starts = new Uint32Array(header.ranges)
  const places = new Uint16Array(header.ranges)
  let start = 0
  fill(bytes.subarray(startsAt, startsAt + header.startBytes), (value, index) => {
    start += value
    starts[index] = start
  })
  fill(bytes.subarray(startsAt + header.startBytes), (value, index) => {
    places[index] = value
  })
  return { names: header.names, starts, places }
}

// Seven bits per byte, low ones first; the high bit means that more follow.
function fill(bytes: Buffer, take: (value: number, index: number) => void): void {
  let [value, factor, index] = [0, 1, 0]
  for (const byte of bytes) {
    value += (byte % 128) * factor
    factor *= 128
    if (byte >= 128) continue
    take(value, index)
    index += 1
    value = 0
    factor = 1
  }
}
