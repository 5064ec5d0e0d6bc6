import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface SigV4Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Error codes of S3 for invalid signatures. */
export type SignatureVerdict =
  | 'ok'
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()

/** Recomputes AWS Signature Version 4 of a received request, as the service does. */
export function verifySigV4(
  request: IncomingMessage,
  body: Buffer,
  keys: SigV4Keys,
  now: Date,
): SignatureVerdict {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header(request, 'authorization'),
    )
  if (parsed === null) return 'AccessDenied'
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature = ''] = parsed
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region || !signedHeaders.split(';').includes('host')) return 'SignatureDoesNotMatch'

  const stamp = header(request, 'x-amz-date')
  const sent = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(sent) || Math.abs(sent - now.getTime()) > 15 * 60_000) return 'RequestTimeTooSkewed'

  const payloadHash = header(request, 'x-amz-content-sha256')
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonicalQuery = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&')
  const canonicalHeaders = signedHeaders
    .split(';')
    .map((name) => `${name}:${header(request, name).trim().replace(/\s+/g, ' ')}\n`)
    .join('')
  const canonical = [request.method, path, canonicalQuery, canonicalHeaders, signedHeaders, payloadHash].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region))
  const expected = hmac(key, toSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? 'ok' : 'SignatureDoesNotMatch'
}
