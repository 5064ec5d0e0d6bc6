import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { TooComplex, unpackStream, type Budget } from './unpack-stream.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** Something drawn on a page: a form of the new document and where it goes. */
export interface Drawn {
  form: PDFRef
  matrix: Matrix
}

interface Copying {
  /** What the contents of all pages may unpack to. */
  contents: Budget
  copier: PDFObjectCopier
  target: PDFDocument
  /** The lower left corner of what is shown of the page. */
  origin: { x: number; y: number }
}

/** What a page shows: its content, and over it how its annotations look, which are the seals of invoices. */
export function drawingOf(page: PDFPage, copying: Copying): Drawn[] {
  const { x, y } = copying.origin
  return [
    { form: contentOf(page, copying), matrix: [1, 0, 0, 1, -x, -y] },
    ...appearancesOf(page, copying).map(({ form, matrix: [a, b, c, d, e, f] }): Drawn => ({
      form,
      matrix: [a, b, c, d, e - x, f - y],
    })),
  ]
}

/** Makes a form or an image of the document one of a page. @returns its name there */
export const nameForm = (page: PDFPage, form: PDFRef): PDFName => page.node.newXObject('Drawn', form)

export function drawNamed(page: PDFPage, name: PDFName, matrix: Matrix): void {
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrix),
    drawObject(name),
    popGraphicsState(),
  )
}

function contentOf(page: PDFPage, { copier, target, contents: budget }: Copying): PDFRef {
  const { x, y, width, height } = page.getCropBox()
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at, PDFStream))
      : contents === undefined
        ? []
        : [contents]
  const parts = streams.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(unpackStream(stream, budget)) : Buffer.alloc(0),
  )
  const resources = page.node.Resources()
  return target.context.register(
    target.context.flateStream(Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')])), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + width, y + height],
      ...(resources === undefined ? {} : { Resources: copier.copy(resources) }),
    }),
  )
}

/** Of a page. An invoice has a few seals, and a form some dozen fields. */
const maxAnnotations = 500

/** Bits of an annotation's flags: not shown at all, or not on the screen. */
const hiddenFlags = 2 | 32

function appearancesOf(page: PDFPage, { copier, target }: Copying): Drawn[] {
  const annotations = page.node.Annots()
  if (annotations === undefined) return []
  if (annotations.size() > maxAnnotations) throw new TooComplex()
  return annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at)
    if (!(annotation instanceof PDFDict)) return []
    const flags = numberOf(annotation.lookup(PDFName.of('F')))
    const look = lookOf(annotation)
    const place = fourOf(annotation.lookup(PDFName.of('Rect')))
    const box = fourOf(look?.dict.lookup(PDFName.of('BBox')))
    if ((flags & hiddenFlags) !== 0 || look === undefined || place === null || box === null) return []
    const matrix = fit(boundsOf(box, sixOf(look.dict.lookup(PDFName.of('Matrix')))), place)
    if (matrix === null) return []
    const copy = copier.copy(look)
    copy.dict.set(PDFName.of('Type'), PDFName.of('XObject'))
    copy.dict.set(PDFName.of('Subtype'), PDFName.of('Form'))
    return [{ form: target.context.register(copy), matrix }]
  })
}

/** How an annotation looks when nobody touches it, in its present state. */
function lookOf(annotation: PDFDict): PDFStream | undefined {
  const looks = annotation.lookup(PDFName.of('AP'))
  if (!(looks instanceof PDFDict)) return undefined
  const normal = looks.lookup(PDFName.of('N'))
  if (normal instanceof PDFStream) return normal
  const state = annotation.lookup(PDFName.of('AS'))
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined
  const look = normal.lookup(state)
  return look instanceof PDFStream ? look : undefined
}

type Four = readonly [number, number, number, number]

function numberOf(object: PDFObject | undefined): number {
  return object instanceof PDFNumber ? object.asNumber() : 0
}

/** Corners of a rectangle, the lower left one first. */
function fourOf(object: PDFObject | undefined): Four | null {
  if (!(object instanceof PDFArray) || object.size() !== 4) return null
  const [a, b, c, d] = [0, 1, 2, 3].map((at) => numberOf(object.lookup(at)))
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

function sixOf(object: PDFObject | undefined): Matrix {
  const numbers =
    object instanceof PDFArray ? [0, 1, 2, 3, 4, 5].map((at) => numberOf(object.lookup(at))) : []
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}

/** The upright rectangle around a transformed one. */
function boundsOf([left, bottom, right, top]: Four, [a, b, c, d, e, f]: Matrix): Four {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Moves and scales one rectangle onto another; null where there is nothing to see. */
function fit(from: Four, to: Four): Matrix | null {
  const width = from[2] - from[0]
  const height = from[3] - from[1]
  if (width <= 0 || height <= 0) return null
  const across = (to[2] - to[0]) / width
  const up = (to[3] - to[1]) / height
  return [across, 0, 0, up, to[0] - from[0] * across, to[1] - from[1] * up]
}
