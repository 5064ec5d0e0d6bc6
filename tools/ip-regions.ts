import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './root.ts'

/**
 * Generates the table of regions from a database of ip2region (format xdb 2, IPv4): `node tools/ip-regions.ts
 * ip2region.xdb`. Run manually for a newer database; the output is committed.
 */
const headerBytes = 16
const segmentBytes = 14

const china = '中国'
/** Prefixed with the country, as mainland platforms are required to. */
const withCountry = ['香港', '澳门', '台湾']

interface Range {
  start: number
  region: string
}

function readRanges(database: Buffer): Range[] {
  const [first, last] = [database.readUInt32LE(8), database.readUInt32LE(12)]
  const ranges: Range[] = []
  for (let at = first; at <= last; at += segmentBytes) {
    const textAt = database.readUInt32LE(at + 10)
    const text = database.toString('utf8', textAt, textAt + database.readUInt16LE(at + 8))
    const start = database.readUInt32LE(at)
    const region = regionName(text)
    if (ranges.at(-1)?.region !== region) ranges.push({ start, region })
  }
  return ranges
}

/** Province within China, country elsewhere, empty for unassigned addresses. */
function regionName(text: string): string {
  const [country = '', , province = ''] = text.split('|')
  if (country !== china) return country === '0' ? '' : country
  const short = province === '0' ? '' : province.replace(/省$/, '')
  return withCountry.includes(short) ? china + short : short
}

// Seven bits per byte, low ones first; the high bit says that more follow.
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('give the path of an ip2region .xdb')
const database = await readFile(source)
if (database.length < headerBytes || database.readUInt16LE(0) !== 2) throw new Error('not xdb 2')
const ranges = readRanges(database)
const names = [...new Set(ranges.map((range) => range.region))].toSorted()
const indexes = new Map(names.map((one, index) => [one, index]))
const starts = Buffer.from(ranges.flatMap(({ start }, at) => varint(start - (ranges[at - 1]?.start ?? 0))))
const places = Buffer.from(ranges.flatMap(({ region }) => varint(indexes.get(region) ?? 0)))
const made = new Date(database.readUInt32LE(4) * 1000).toISOString().slice(0, 10)
const header = JSON.stringify({ made, names, ranges: ranges.length, startBytes: starts.length })
const packed = brotliCompressSync(Buffer.concat([Buffer.from(`${header}\n`), starts, places]), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
})
await writeFile(join(root, 'apps/server/src/region/ip-regions.bin'), packed)
console.log(`${ranges.length} ranges, ${names.length} regions, as of ${made}: ${packed.length} bytes`)
