import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib'
import { wrapText } from './wrap-text.ts'

const weights = { text: '400Regular', strong: '600SemiBold' }
const [pageWidth, pageHeight] = [595.28, 841.89]
const margin = 56

export interface Words {
  x?: number
  size: number
  color: string
  font?: keyof typeof weights
  /** Width at which lines break; default that of the sheet. */
  width?: number
}

/** A document of A4 pages that is written from top to bottom; lengths are points, from the upper left corner. */
export interface Sheet {
  width: number
  height: number
  margin: number
  /** Writes words whose first line begins at a height. @returns the height below the last line */
  write: (text: string, y: number, words: Words) => number
  /** A thin line from margin to margin. */
  rule: (y: number, color: string) => void
  addPage: () => void
  /** The document, with its glyphs embedded, so that it looks the same everywhere. */
  end: () => Promise<Buffer>
}

/** Begins a document in Chinese. Drawing takes some 100 ms, during which other requests are served. */
export async function openSheet({ title, madeAt }: { title: string; madeAt: Date }): Promise<Sheet> {
  // Loaded on demand: the libraries for PDFs and fonts would take 10 MB of each idle program.
  const [{ PDFDocument, rgb }, fontkit] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')])
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('zh-CN')
  document.setCreationDate(madeAt)
  document.setModificationDate(madeAt)
  const embed = async (weight: string): Promise<PDFFont> => {
    const name = `@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`
    const font = await document.embedFont(await readFile(fileURLToPath(import.meta.resolve(name))), {
      subset: true,
    })
    await nextTurn()
    return font
  }
  const fonts = { text: await embed(weights.text), strong: await embed(weights.strong) }
  const colorOf = (hex: string): RGB => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
      (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
    )
    return rgb(red, green, blue)
  }
  let page: PDFPage = document.addPage([pageWidth, pageHeight])
  return {
    width: pageWidth,
    height: pageHeight,
    margin,
    write: (text, y, { x = margin, size, color, font: name = 'text', width = pageWidth - margin - x }) => {
      const font = fonts[name]
      const [ascent, lineHeight] = [font.heightAtSize(size, { descender: false }), font.heightAtSize(size)]
      const lines = wrapText(text, width, (part) => font.widthOfTextAtSize(part, size))
      for (const [at, line] of lines.entries())
        page.drawText(line, {
          x,
          y: pageHeight - y - at * lineHeight - ascent,
          size,
          font,
          color: colorOf(color),
        })
      return y + lines.length * lineHeight
    },
    rule: (y, color) =>
      page.drawLine({
        start: { x: margin, y: pageHeight - y },
        end: { x: pageWidth - margin, y: pageHeight - y },
        thickness: 0.6,
        color: colorOf(color),
      }),
    addPage: () => {
      page = document.addPage([pageWidth, pageHeight])
    },
    end: async () => Buffer.from(await document.save()),
  }
}
