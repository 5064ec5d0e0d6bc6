import { edgeBars, irisPath, levelOpening, levelStop } from '@guangquan/ui'
import { drawCode } from '../../shared/pictures/canvas-parts.ts'

/** Content of the card. */
export interface QrCard {
  userId: string
  nickName: string
  introduction: string
  level: number
  portraitUrl: string
  /** Picture above the name; null for plain film. */
  coverUrl: string | null
  /** Address in the QR code. */
  address: string
  communityName: string
}

const width = 1080
const height = 1560
const coverHeight = 420
const rebateHeight = 96
const margin = 72
const codeSide = 520
const film = { base: '#14110d', print: '#f0a53c', quiet: '#8f7446' }
const paper = { wall: '#f3f5f4', surface: '#ffffff', ink: '#131719', quiet: '#5a6366' }
const sans = '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'
const print = `"Barlow Semi Condensed", ${sans}`

/** Draws a member's card: cover, avatar, name, level, QR code, film edge. PNG, 1080 px wide. */
export async function drawQrCard(card: QrCard): Promise<Blob> {
  const [portrait, cover, code] = await Promise.all([
    loadImage(card.portraitUrl),
    card.coverUrl === null ? undefined : loadImage(card.coverUrl),
    drawCode(card.address, paper.ink),
    document.fonts.load('600 36px "Barlow Semi Condensed"'),
  ])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser cannot draw')

  context.fillStyle = paper.wall
  context.fillRect(0, 0, width, height)
  context.fillStyle = film.base
  context.fillRect(0, 0, width, coverHeight)
  if (cover !== undefined) drawFilling(context, cover, [0, 0, width, coverHeight])
  drawPortrait(context, portrait)
  drawWords(context, card)
  drawPanel(context, code)
  drawRebate(context, card)

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the card is empty')) : resolve(blob)),
      'image/png',
    )
  })
}

function drawPortrait(context: CanvasRenderingContext2D, portrait: HTMLImageElement | undefined): void {
  const radius = 104
  const x = margin + radius
  const y = coverHeight
  context.fillStyle = paper.wall
  fillCircle(context, x, y, radius + 8)
  context.fillStyle = paper.quiet
  fillCircle(context, x, y, radius)
  if (portrait === undefined) return
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.clip()
  drawFilling(context, portrait, [x - radius, y - radius, 2 * radius, 2 * radius])
  context.restore()
}

function drawWords(context: CanvasRenderingContext2D, card: QrCard): void {
  context.textBaseline = 'alphabetic'
  context.fillStyle = paper.ink
  context.font = `600 68px ${sans}`
  const nameWidth = Math.min(context.measureText(card.nickName).width, 640)
  context.fillText(card.nickName, margin, 634, 640)
  drawLevel(context, card.level, margin + nameWidth)
  context.fillStyle = paper.quiet
  context.font = `400 36px ${sans}`
  context.fillText(fitted(context, card.introduction, width - 2 * margin), margin, 698)
}

function drawLevel(context: CanvasRenderingContext2D, level: number, afterName: number): void {
  drawIris(context, { x: afterName + 32, y: 584, size: 48, open: levelOpening(level) })
  context.fillStyle = paper.quiet
  context.font = `500 40px ${print}`
  context.fillText(`${levelStop(level)}  Lv.${level}`, afterName + 96, 622)
}

function drawPanel(context: CanvasRenderingContext2D, code: HTMLCanvasElement): void {
  const side = codeSide + 80
  const x = (width - side) / 2
  const y = 752
  context.fillStyle = paper.surface
  context.beginPath()
  context.roundRect(x, y, side, side, 20)
  context.fill()
  context.drawImage(code, x + 40, y + 40, codeSide, codeSide)
  context.fillStyle = paper.quiet
  context.font = `400 36px ${sans}`
  context.textAlign = 'center'
  context.fillText('扫码看我的照片', width / 2, y + side + 70)
  context.textAlign = 'left'
}

/** The film edge, with a bar pattern derived from the member. */
function drawRebate(context: CanvasRenderingContext2D, card: QrCard): void {
  const top = height - rebateHeight
  const middle = top + rebateHeight / 2
  context.fillStyle = film.base
  context.fillRect(0, top, width, rebateHeight)
  drawIris(context, { x: margin, y: middle - 24, size: 48, open: 0.5, stroke: film.print })
  context.fillStyle = film.print
  context.textBaseline = 'middle'
  context.font = `600 36px ${sans}`
  context.fillText(card.communityName, margin + 66, middle + 2)
  const { bars, width: units } = edgeBars(card.userId)
  const unit = 5
  const left = width - margin - units * unit
  context.fillStyle = film.quiet
  for (const bar of bars) context.fillRect(left + bar.x * unit, middle - 16, bar.width * unit, 32)
}

function drawIris(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number; size: number; open: number; stroke?: string },
): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.size / 24, at.size / 24)
  context.strokeStyle = at.stroke ?? paper.ink
  context.lineWidth = 1.3
  context.beginPath()
  context.arc(12, 12, 10.6, 0, 2 * Math.PI)
  context.stroke()
  context.stroke(new Path2D(irisPath(at.open, true)))
  context.restore()
}

function fitted(context: CanvasRenderingContext2D, text: string, widest: number): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (context.measureText(line).width <= widest) return line
  let end = line.length
  while (end > 0 && context.measureText(`${line.slice(0, end)}…`).width > widest) end -= 1
  return `${line.slice(0, end)}…`
}

function fillCircle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Fills a box with a picture, cropped to its centre. */
function drawFilling(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  [x, y, boxWidth, boxHeight]: readonly [number, number, number, number],
): void {
  const scale = Math.max(boxWidth / image.width, boxHeight / image.height)
  const [cutWidth, cutHeight] = [boxWidth / scale, boxHeight / scale]
  const left = (image.width - cutWidth) / 2
  const top = (image.height - cutHeight) / 2
  context.drawImage(image, left, top, cutWidth, cutHeight, x, y, boxWidth, boxHeight)
}

// A picture that fails to load is left out of the card. Loaded with CORS: a canvas with a cross-origin picture cannot
// be exported.
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })
}
