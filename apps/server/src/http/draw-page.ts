import { existsSync } from 'node:fs'
import * as z from 'zod'

/** What the site draws of a page before any script of it ran. */
const Drawn = z.object({
  /** Content of the root element. */
  html: z.string(),
  /** Links for the head. */
  head: z.string(),
})

/** The first view of the page at an address. */
export interface DrawnPage extends z.output<typeof Drawn> {
  /** Path with what the page reads of its query; the site takes over what was drawn for its very address. */
  address: string
}

/**
 * Draws a page for visitors; null for one that is left to the browser.
 * @param boot the data of the page, as JSON text
 */
export type DrawPage = (address: string, boot: string) => DrawnPage | null

const Drawing = z.object({
  drawPage: z.custom<(address: string, boot: string) => unknown>((value) => typeof value === 'function'),
})

/**
 * Loads what the site was built into for the server; where it was not, nothing is drawn. It knows the server only by
 * the data that a page carries, as the browser does.
 * @param onFailure told of a page that could not be drawn; it comes without
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
