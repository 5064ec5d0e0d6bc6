import { createHash } from 'node:crypto'
import type { Envelope, UploadedFile } from '@guangquan/contract'
import { signedHeaders, type Browser } from '../call-as.ts'
import type { TestNode } from '../test-app.ts'

export interface FilePart {
  name?: string
  fileName: string
  body: Buffer
  type?: string
}

export interface UploadResponse {
  status: number
  body: Envelope<UploadedFile[]>
}

const boundary = 'guangquan-test-boundary'
const path = '/api/FileFront/PostSaveFile'

/** A multipart body as sent by a browser. */
export function multipartBody(files: FilePart[], fields: [string, string][] = []): Buffer {
  const parts: Buffer[] = fields.map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  for (const { name = 'files', fileName, body, type = 'application/octet-stream' } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), body, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return Buffer.concat(parts)
}

/** Sends a multipart body, signed as the member's browser does. */
export async function postBody(
  node: TestNode,
  as: Browser | null,
  payload: Buffer,
  headers: Record<string, string> = {},
): Promise<UploadResponse> {
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...multipartHeaders(node, as, payload), ...headers },
  })
  return { status: response.statusCode, body: response.json() }
}

export function multipartHeaders(
  node: TestNode,
  as: Browser | null,
  payload: Buffer,
): Record<string, string> {
  return {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...signedHeaders(node, as, 'POST', path, payload),
    'x-content-sha256': createHash('sha256').update(payload).digest('hex'),
  }
}

/** Uploads files of one use and returns the envelope. */
export function postFiles(
  node: TestNode,
  as: Browser | null,
  files: FilePart[],
  useType: number = 1,
): Promise<UploadResponse> {
  return postBody(node, as, multipartBody(files, [['useType', String(useType)]]))
}

/** Uploads one file that must be accepted. */
export async function uploadOne(
  node: TestNode,
  as: Browser,
  body: Buffer,
  useType = 1,
): Promise<UploadedFile> {
  const response = await postFiles(node, as, [{ fileName: 'photo.jpg', body }], useType)
  const [file] = response.body.result ?? []
  if (file === undefined) throw new Error(`upload refused: ${JSON.stringify(response.body.error)}`)
  return file
}
