import { createHash, createHmac } from 'node:crypto'

const algorithm = 'TC3-HMAC-SHA256'
const signedHeaders = 'content-type;host'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export interface Tc3Request {
  secretId: string
  secretKey: string
  service: string
  /** Host and port, as in the header. */
  host: string
  contentType: string
  body: string
  /** Seconds since 1970, as in `X-TC-Timestamp`. */
  timestamp: number
}

/** Value of `Authorization` of a Tencent Cloud call: TC3-HMAC-SHA256 over a POST to `/`. */
export function signTc3(request: Tc3Request): string {
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${request.service}/tc3_request`
  const headerLines = `content-type:${request.contentType}\nhost:${request.host}\n`
  const canonical = ['POST', '/', '', headerLines, signedHeaders, sha256(request.body)].join('\n')
  const text = [algorithm, request.timestamp, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${request.secretKey}`, date), request.service), 'tc3_request')
  const signature = hmac(key, text).toString('hex')
  return `${algorithm} Credential=${request.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}
