import { createHash, createHmac, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoredUserInfo, type Method } from '@guangquan/contract'
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test'
import * as z from 'zod'

const product = 'guangquan'
const Stored = z.object({ state: z.object({ user: StoredUserInfo }) })
const Envelope = z.object({ success: z.boolean(), message: z.string().nullable(), result: z.unknown() })

const maxUploadTries = 20

/** The key of the stored session in a browser's local storage. */
export const storedUserName = `${product}.token`

/** Calls without a page: for what no form of the site would send, and for quick test setup. */
export interface SignedCalls {
  /** Calls a method and returns its result as received. */
  call: (method: Method, input: object) => Promise<unknown>
  /** Uploads one file and returns its id. */
  upload: (useType: number, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<string>
}

/** Signs as the browser of this context does, with the key that it stores since its first page began. */
export async function signedCalls(context: BrowserContext): Promise<SignedCalls> {
  const { origins } = await context.storageState()
  const stored = origins
    .flatMap((origin) => origin.localStorage)
    .find((entry) => entry.name === storedUserName)
  const { user } = Stored.parse(JSON.parse(stored?.value ?? 'null')).state
  return callsOf(context.request, user.signKey, user)
}

/** @param key the key of the session, or the site's own before there is one */
export function callsOf(
  request: APIRequestContext,
  key: string,
  user?: Pick<StoredUserInfo, 'id' | 'userToken'>,
): SignedCalls {
  function headersFor(path: string, body: string | Buffer): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const nonce = randomBytes(4).toString('hex')
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const text = ['POST', path, timestamp, nonce, bodyHash].join('\n')
    return {
      'x-app-id': product,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': createHmac('sha256', key).update(text).digest('hex'),
      ...(user === undefined ? {} : { 'x-user-token': user.userToken, 'x-user-id': user.id }),
    }
  }

  return {
    call: async (method, input) => {
      const path = `/api/services/${product}/${method.service}/${method.name}`
      const body = JSON.stringify(input)
      const headers = { ...headersFor(path, body), 'content-type': 'application/json' }
      return resultOf(await request.post(path, { data: Buffer.from(body), headers }))
    },
    upload: async (useType, file) => {
      const path = '/api/FileFront/PostSaveFile'
      // Built here, because the signature covers the whole body.
      const form = new FormData()
      form.append('useType', String(useType))
      form.append('files', new Blob([Uint8Array.from(file.buffer)], { type: file.mimeType }), file.name)
      const encoded = new Response(form)
      const body = Buffer.from(await encoded.arrayBuffer())
      const send = () =>
        request.post(path, {
          data: body,
          headers: {
            ...headersFor(path, body),
            'content-type': encoded.headers.get('content-type') ?? '',
            'x-content-sha256': createHash('sha256').update(body).digest('hex'),
          },
        })
      let response = await send()
      // The site's own uploads wait too while other photographs are read.
      for (let tries = 1; response.status() === 503 && tries < maxUploadTries; tries++) {
        await sleep(1000)
        response = await send()
      }
      const [uploaded] = z.array(z.looseObject({ fileId: z.string() })).parse(await resultOf(response))
      if (uploaded === undefined) throw new Error('the upload returned no file')
      return uploaded.fileId
    },
  }
}

async function resultOf(response: APIResponse): Promise<unknown> {
  const envelope = Envelope.parse(await response.json())
  if (!envelope.success) throw new Error(`${response.url()}: ${envelope.message}`)
  return envelope.result
}
