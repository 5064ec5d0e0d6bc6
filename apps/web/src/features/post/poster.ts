import type { PublishCard } from '@guangquan/contract'
import { exposureValues, formatFullTime } from '@guangquan/ui'
import { boot } from '../../platform/boot.ts'
import { contextOf, drawCode, loadImage, toPng } from '../../shared/pictures/canvas-parts.ts'
import { exposureOf } from '../../shared/pictures/exposure.ts'
import { layoutWords, optionInset, type PosterLine } from './poster-words.ts'

const width = 1080
const margin = 64
/** Height below the label if the brand has a logo. */
const logoBand = 104
const film = { base: '#14110d', print: '#f0a53c' }
const paper = { wall: '#f3f5f4', ink: '#131719', quiet: '#5a6366' }
const sans = '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'
const song = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", serif'

/** The part above the label, with its height. */
interface Top {
  height: number
  draw: (context: CanvasRenderingContext2D) => void
}

/**
 * Draws the share poster: the uncropped photograph, or the text of a post without one, the film edge, title, author,
 * and a QR code of `address`. PNG, 1080 px wide.
 * @throws when the photograph cannot be fetched
 */
export async function drawPoster(post: PublishCard, address: string): Promise<Blob> {
  const picture = post.pictures[0]
  const shown = picture ?? post.cover
  const [top, code, logo] = await Promise.all([
    shown == null ? topOfWords(post) : topOfPhoto(shown.url1080),
    drawCode(address, paper.ink),
    loadLogo(),
  ])
  const rebateTop = top.height
  const labelTop = rebateTop + 64
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = labelTop + 320 + (logo === null ? 0 : logoBand)
  const context = contextOf(canvas)

  context.fillStyle = paper.wall
  context.fillRect(0, 0, width, canvas.height)
  context.textBaseline = 'middle'
  top.draw(context)

  const exposure = exposureOf(picture?.exif)
  context.fillStyle = film.base
  context.fillRect(0, rebateTop, width, 64)
  context.fillStyle = film.print
  context.font = `600 26px ${sans}`
  context.fillText([exposure.camera, exposure.lens].filter(Boolean).join('　'), margin, rebateTop + 33)
  context.textAlign = 'right'
  context.fillText(exposureValues(exposure).join('   '), width - margin, rebateTop + 33)
  context.textAlign = 'left'

  const codeSize = 200
  const textWidth = width - margin * 3 - codeSize
  context.fillStyle = paper.ink
  context.font = `700 52px ${song}`
  // For text posts the title is already above.
  const heading = shown == null ? '' : post.title || picture?.title || ''
  context.fillText(heading || post.authorNickName, margin, labelTop + 92, textWidth)
  context.font = `600 32px ${sans}`
  if (heading !== '') context.fillText(post.authorNickName, margin, labelTop + 166, textWidth)
  context.fillStyle = paper.quiet
  context.font = `400 26px ${sans}`
  const place = post.place ? `　${post.place}` : ''
  context.fillText(
    `${formatFullTime(post.createTime).slice(0, -6)}${place}`,
    margin,
    labelTop + 216,
    textWidth,
  )
  context.fillText(
    `扫码在${boot.settings.communityName}${post.vote ? '参与投票' : '看原作'}`,
    margin,
    labelTop + 262,
    textWidth,
  )
  context.drawImage(code, width - margin - codeSize, labelTop + 62, codeSize, codeSize)
  if (logo !== null) drawLogo(context, logo, labelTop + 320)

  return toPng(canvas)
}

/** The picture of the brand, without which there is none on the poster. */
async function loadLogo(): Promise<HTMLImageElement | null> {
  const { logo } = boot.settings.look
  // A poster without its logo is better than none.
  return logo === null ? null : loadImage(logo.url).catch(() => null)
}

function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, top: number): void {
  const height = 48
  const wide = Math.min(width - 2 * margin, (logo.width / logo.height) * height)
  context.fillStyle = boot.settings.look.colours?.graphic ?? paper.quiet
  context.fillRect(margin, top, width - 2 * margin, 2)
  context.drawImage(logo, margin, top + 26, wide, height)
}

async function topOfPhoto(url: string): Promise<Top> {
  const photo = await loadImage(url)
  const height = Math.round((width * photo.height) / photo.width)
  return { height, draw: (context) => context.drawImage(photo, 0, 0, width, height) }
}

function topOfWords(post: PublishCard): Top {
  const ruler = contextOf(document.createElement('canvas'))
  const { lines, boxes, height } = layoutWords(post, width - 2 * margin, (text, line) => {
    ruler.font = fontOf(line)
    return ruler.measureText(text).width
  })
  return {
    height,
    draw: (context) => {
      context.strokeStyle = paper.quiet
      context.lineWidth = 2
      for (const box of boxes) context.strokeRect(margin, box.top, width - 2 * margin, box.height)
      for (const line of lines) {
        context.fillStyle = line.kind === 'text' ? paper.quiet : paper.ink
        context.font = fontOf(line)
        context.fillText(line.text, line.kind === 'option' ? margin + optionInset : margin, line.middle)
      }
    },
  }
}

function fontOf({ kind, size }: Pick<PosterLine, 'kind' | 'size'>): string {
  return kind === 'title' ? `700 ${size}px ${song}` : `400 ${size}px ${sans}`
}
