import { requestTimeoutMs } from '@guangquan/contract/wire/request-limits'
import { ApiError } from './api-error.ts'
import type { Transport } from './transport.ts'

/** Sends a body and reports the bytes sent, which `fetch` cannot do. Fails as the default transport does. */
export function sendWithProgress(onProgress: (sentBytes: number) => void): Transport {
  return (request, headers) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.path)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      xhr.timeout = requestTimeoutMs
      xhr.upload.addEventListener('progress', (event) => onProgress(event.loaded))
      xhr.addEventListener('load', () => resolve({ status: xhr.status, text: xhr.responseText }))
      xhr.addEventListener('error', () =>
        reject(new ApiError({ kind: 'Offline', message: '网络断开了，请检查后重试' })),
      )
      xhr.addEventListener('timeout', () =>
        reject(new ApiError({ kind: 'Timeout', message: '没有等到回应，请重试' })),
      )
      xhr.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      request.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(request.body)
    })
}
