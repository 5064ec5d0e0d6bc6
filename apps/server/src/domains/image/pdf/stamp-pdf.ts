import {
  degrees,
  EncryptedPDFError,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  PDFStream,
  type PDFDict,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { drawingOf, drawNamed, nameForm } from './page-drawing.ts'
import type { PdfRefusal } from './pdf-messages.ts'
import { Budget, TooComplex, unpackStream } from './unpack-stream.ts'

export interface Stamp {
  /** The text of the watermark as PNG. */
  letters: Uint8Array
  maxPages: number
}

export type StampedPdf =
  | { kind: 'stamped'; body: Uint8Array; width: number; height: number }
  | { kind: 'refused'; reason: PdfRefusal }

/**
 * Draws the pages of a PDF on the pages of a new one, with the watermark over them. What a page shows is kept; what a
 * reader could act on is not: scripts, actions, links, forms and attached files are not part of what is drawn.
 */
export async function stampPdf(bytes: Uint8Array, stamp: Stamp): Promise<StampedPdf> {
  try {
    return await stampPages(bytes, stamp)
  } catch (error) {
    if (error instanceof TooComplex) return refuse('PdfTooComplex')
    throw error
  }
}

const refuse = (reason: PdfRefusal): StampedPdf => ({ kind: 'refused', reason })

/** Bytes of the drawing instructions of all pages. */
const maxContentBytes = 16 * 1024 ** 2
/** A page scanned in colour has 26 MB at 300 dpi. */
const maxStreamBytes = 64 * 1024 ** 2
const maxTotalBytes = 256 * 1024 ** 2

/** @throws TooComplex */
async function stampPages(bytes: Uint8Array, { letters, maxPages }: Stamp): Promise<StampedPdf> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false }).catch(
    (error: unknown) => error,
  )
  if (source instanceof EncryptedPDFError) return refuse('PdfEncrypted')
  if (!(source instanceof PDFDocument)) return refuse('PdfDamaged')
  const pages = source.getPages()
  if (pages.length > maxPages) return refuse('PdfPages')
  const [first] = pages
  if (first === undefined || pages.some((page) => !isDrawable(page))) return refuse('PdfDamaged')
  if (pages.some((page) => isStrip(page))) return refuse('PdfTooComplex')

  const target = await PDFDocument.create()
  const copier = PDFObjectCopier.for(source.context, target.context)
  const contents = new Budget(maxContentBytes)
  const mark = await target.embedPng(letters)
  for (const page of pages) {
    const { x, y, width, height } = page.getCropBox()
    const made = target.addPage([width, height])
    made.setRotation(degrees(page.getRotation().angle))
    for (const { matrix, form } of drawingOf(page, { copier, target, contents, origin: { x, y } }))
      drawNamed(made, nameForm(made, form), matrix)
    tile(made, mark)
  }
  const total = new Budget(maxTotalBytes, maxStreamBytes)
  for (const [, object] of target.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) unpackStream(object, total)
    if (object instanceof PDFStream) forgetOutside(object.dict)
  }
  const { width, height } = first.getCropBox()
  const body = await target.save()
  return { kind: 'stamped', body, width: Math.round(width), height: Math.round(height) }
}

/** The largest side that the format allows, in points. */
const maxSide = 14_400

function isDrawable(page: PDFPage): boolean {
  const { width, height } = page.getCropBox()
  return [width, height].every((side) => side >= 1 && side <= maxSide) && page.getRotation().angle % 90 === 0
}

/** The longest roll of a till is this many times as long as wide; the number of marks grows with it. */
const maxRatio = 30

function isStrip(page: PDFPage): boolean {
  const { width, height } = page.getCropBox()
  return Math.max(width, height) > Math.min(width, height) * maxRatio
}

/** Height of the letters and the space between them, relative to the short side. */
const letterHeight = 0.03
const gap = 4.5
const slope = (28 * Math.PI) / 180

/** Rows of the text that climb to the right, every other one moved by half a step. */
function tile(page: PDFPage, mark: PDFImage): void {
  const { width, height } = page.getSize()
  const letters = Math.min(width, height) * letterHeight
  const length = (mark.width / mark.height) * letters
  const step = { x: length + letters * gap, y: letters * (gap + 2) }
  const [along, across] = [Math.cos(slope), Math.sin(slope)]
  const drawn = nameForm(page, mark.ref)
  for (let row = 0; row * step.y < height + length; row++)
    for (let x = row % 2 === 0 ? 0 : -step.x / 2; x < width; x += step.x) {
      const y = row * step.y - length / 2
      drawNamed(page, drawn, [length * along, length * across, -letters * across, letters * along, x, y])
    }
}

/** Entries of a stream by which a reader would fetch other files, or which nothing draws. */
const outside = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI', 'AF', 'Metadata', 'PieceInfo']

function forgetOutside(dict: PDFDict): void {
  for (const name of outside) dict.delete(PDFName.of(name))
}
