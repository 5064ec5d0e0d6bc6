import { createHash, createHmac } from 'node:crypto'

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Percent-encoding of RFC 3986, as Aliyun signs it. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Parameters in signing order; the same text is the query of the URL. */
export function canonicalQuery(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .join('&')
}

export interface Acs3Request {
  accessKeyId: string
  accessKeySecret: string
  action: string
  version: string
  /** Host and port, as in the header. */
  host: string
  query: string
  now: Date
  nonce: string
}

/** Headers of an Aliyun call with an empty body, signed by ACS3-HMAC-SHA256; without `host`. */
export function signAcs3(request: Acs3Request): Record<string, string> {
  const bodyHash = sha256('')
  const signed: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(signed).toSorted()
  const headerLines = names.map((name) => `${name}:${signed[name]}\n`).join('')
  const canonical = ['POST', '/', request.query, headerLines, names.join(';'), bodyHash].join('\n')
  const signature = createHmac('sha256', request.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  const { host: _, ...headers } = signed
  return {
    ...headers,
    authorization: `${algorithm} Credential=${request.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
