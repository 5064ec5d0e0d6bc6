import { gzipSync } from 'node:zlib'
import { pathsOf, withValue } from './sample-input.ts'

/** A body a client should never send, as bytes. */
export interface HostileBody {
  label: string
  payload: string | Buffer
  headers?: Record<string, string>
}

/** A number too precise for JavaScript, inserted into the JSON text in place of this word. */
const rawNumbers = {
  'raw:2^53+1': '9007199254740993',
  'raw:2^63': '9223372036854775808',
  'raw:-0': '-0',
  'raw:1e999': '1e999',
}

const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  ...Object.keys(rawNumbers),
  '',
  ' ',
  '12',
  'NaN',
  'x'.repeat(6000),
  '一'.repeat(3000),
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '😀'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(30),
  '\u202eabc\u2066',
  "'; drop table member; --",
  '"><script>alert(1)</script>',
  '(a+)+$',
  '%_\\%',
  '../../etc/passwd',
  '0000-00-00 00:00:00',
  '+275760-09-13T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[[]]],
  {},
  { a: { b: 1 } },
  Array.from({ length: 500 }, () => 'x'),
]

const deep = '['.repeat(10_000) + ']'.repeat(10_000)
const deepObjects = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i])))

/** Bodies that are invalid as a whole. */
export function brokenBodies(sample: Record<string, unknown>): HostileBody[] {
  const text = JSON.stringify(sample)
  const [first = 'x'] = Object.keys(sample)
  return [
    { label: 'no body', payload: '' },
    ...['[]', 'null', '1', '"text"', '{', '{"a":NaN}'].map((payload) => ({
      label: payload,
      payload,
    })),
    { label: 'byte order mark', payload: `\ufeff${text}` },
    { label: 'truncated', payload: text.slice(0, -1) },
    { label: 'extra field', payload: JSON.stringify({ ...sample, unexpected: 1 }) },
    { label: '__proto__', payload: '{"__proto__":{"isAdmin":true}}' },
    { label: 'constructor', payload: '{"constructor":{"prototype":{"isAdmin":true}}}' },
    { label: 'deep', payload: deep },
    { label: 'deep field', payload: `{"${first}":${deep}}` },
    { label: 'deep objects', payload: deepObjects },
    { label: 'same key twice', payload: `{"${first}":1,${text.slice(1)}` },
    { label: 'not UTF-8', payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    { label: 'many keys', payload: manyKeys },
    { label: 'text/plain', payload: text, headers: { 'content-type': 'text/plain' } },
    { label: 'a form', payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { label: 'no type', payload: text, headers: { 'content-type': '' } },
    { label: 'another charset', payload: text, headers: { 'content-type': 'application/json; charset=gbk' } },
    { label: 'gzip', payload: gzipSync(text), headers: { 'content-encoding': 'gzip' } },
  ]
}

/** The sample with one value replaced, at each of its paths by each hostile value. */
export function wrongValues(sample: Record<string, unknown>): HostileBody[] {
  return pathsOf(sample).flatMap((path) =>
    values.map((value) => {
      let payload = JSON.stringify(withValue(sample, path, value))
      for (const [word, digits] of Object.entries(rawNumbers)) payload = payload.replace(`"${word}"`, digits)
      return { label: `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`, payload }
    }),
  )
}
