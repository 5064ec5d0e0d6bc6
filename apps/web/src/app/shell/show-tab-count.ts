import { hashKey, type QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

const prefix = /^\((?:\d+|99\+)\) /

/**
 * Keeps the number of unread things before the title of the tab, and a dot in its icon, as the counts change.
 * @returns a function that removes both
 */
export function showTabCount(queryClient: QueryClient): () => void {
  const { queryKey } = queries.one(api.Notice.GetUnreadCount, {})
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const plainIcon = icon?.href ?? ''
  const title = document.querySelector('title')
  let hasDot = false

  const write = (count: number) => {
    const bare = document.title.replace(prefix, '')
    const shown = count === 0 ? bare : `(${count > 99 ? '99+' : count}) ${bare}`
    if (document.title !== shown) document.title = shown
    if (hasDot === count > 0 || icon === null) return
    hasDot = count > 0
    if (!hasDot) icon.href = plainIcon
    else
      withDot(plainIcon).then(
        (drawn) => {
          if (hasDot) icon.href = drawn
        },
        // The icon stays unchanged if it cannot be drawn.
        () => undefined,
      )
  }
  const show = () => write(queryClient.getQueryData(queryKey)?.total ?? 0)

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.query.queryHash === hashKey(queryKey)) show()
  })
  // Each page sets its own title.
  const titles = new MutationObserver(show)
  if (title !== null) titles.observe(title, { childList: true })
  show()
  return () => {
    stop()
    titles.disconnect()
    write(0)
  }
}

const side = 64

/** The icon of the site with a dot at its corner. */
async function withDot(source: string): Promise<string> {
  const image = new Image(side, side)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('there is no canvas')
  pen.drawImage(image, 0, 0, side, side)
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--danger') || 'red'
  pen.beginPath()
  pen.arc(side - 16, 16, 14, 0, 2 * Math.PI)
  pen.fill()
  return canvas.toDataURL()
}
