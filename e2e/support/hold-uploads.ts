import type { Page } from '@playwright/test'

/**
 * No piece of an upload leaves the pages that are opened after this. A request held back by a route would be sent
 * when its page is closed, and the next page would find the file already uploaded.
 */
export function holdUploads(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const held = new WeakSet<XMLHttpRequest>()
    Object.defineProperty(XMLHttpRequest.prototype, 'send', {
      value: new Proxy(Reflect.get(XMLHttpRequest.prototype, 'send'), {
        apply: (send, request: XMLHttpRequest, args: unknown[]): unknown =>
          held.has(request) ? undefined : Reflect.apply(send, request, args),
      }),
    })
    Object.defineProperty(XMLHttpRequest.prototype, 'open', {
      value: new Proxy(Reflect.get(XMLHttpRequest.prototype, 'open'), {
        apply: (open, request: XMLHttpRequest, args: unknown[]): unknown => {
          if (String(args[1]).includes('/FileFront/PutPiece/')) held.add(request)
          return Reflect.apply(open, request, args)
        },
      }),
    })
  })
}
