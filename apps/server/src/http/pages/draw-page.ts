import { existsSync } from 'node:fs'
import * as z from 'zod'

/** A page as the site renders it before any script has run. */
const Drawn = z.object({
  /** Content of the root element. */
  html: z.string(),
  /** Links for the head. */
  head: z.string(),
})

/** The first view of the page at a URL. */
export interface DrawnPage extends z.output<typeof Drawn> {
  /** Path with the query parameters the page reads; hydration requires the same URL. */
  address: string
}

/**
 * Draws a page for visitors; null for one that only the browser draws.
 * @param boot the data of the page, as JSON text
 */
export type DrawPage = (address: string, boot: string) => DrawnPage | null

const Drawing = z.object({
  drawPage: z.custom<(address: string, boot: string) => unknown>((value) => typeof value === 'function'),
})

/**
 * Loads the site's server build; without one, nothing is drawn. The build depends on the server only through the page's
 * data, as in the browser.
 * @param onFailure called for a page that could not be drawn; it is sent without its drawing
 */
export async function loadDrawing(file: URL, onFailure: (error: unknown) => void): Promise<DrawPage> {
  if (!existsSync(file)) return () => null
  const { drawPage } = Drawing.parse(await import(file.href))
  return (address, boot) => {
    try {
      const drawn = Drawn.nullable().parse(drawPage(address, boot))
      return drawn === null ? null : { ...drawn, address }
    } catch (error) {
      onFailure(error)
      return null
    }
  }
}
