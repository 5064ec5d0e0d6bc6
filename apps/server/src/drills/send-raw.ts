import { request, type Agent, type IncomingHttpHeaders } from 'node:http'

export interface RawResponse {
  /** 0 when there was no response. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  milliseconds: number
}

/** A request that is no call: its response, or status 0. */
export function sendRaw(given: {
  url: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  agent?: Agent
}): Promise<RawResponse> {
  const { url, path, method = 'POST', headers = {}, body, agent } = given
  const begin = performance.now()
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, text: '', milliseconds: performance.now() - begin })
    const outgoing = request(new URL(path, url), { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', none)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - begin,
        }),
      )
    })
    outgoing.on('error', none)
    outgoing.end(body)
  })
}
