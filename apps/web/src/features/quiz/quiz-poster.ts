import { contextOf, drawCode, toPng } from '../../shared/pictures/canvas-parts.ts'
import type { QuizPosterWords } from './quiz-poster-words.ts'

const width = 1080
const height = 1440
const margin = 72
const codeSide = 220
const film = { base: '#14110d', print: '#f0a53c', quiet: '#8f7446', word: '#f3f0ea' }
const paper = { wall: '#f3f5f4', ink: '#131719', quiet: '#5a6366' }
const sans = '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'
const print = `"Barlow Semi Condensed", ${sans}`

interface QuizPoster {
  words: QuizPosterWords
  /** Address in the QR code. */
  address: string
  nickName: string
  communityName: string
}

/** Draws the result of a day: score, one frame for each question, the run, and a QR code. PNG, 1080×1440 px. */
export async function drawQuizPoster({ words, address, nickName, communityName }: QuizPoster): Promise<Blob> {
  const [code] = await Promise.all([
    drawCode(address, paper.ink),
    document.fonts.load('600 36px "Barlow Semi Condensed"'),
  ])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  const labelTop = height - 340
  context.fillStyle = film.base
  context.fillRect(0, 0, width, labelTop)
  context.fillStyle = paper.wall
  context.fillRect(0, labelTop, width, height - labelTop)
  context.textBaseline = 'alphabetic'
  drawHead(context, words)
  drawScore(context, words)
  drawFrames(context, words.hits)
  drawLabel(context, { nickName, communityName, top: labelTop })
  context.drawImage(code, width - margin - codeSide, labelTop + 60, codeSide, codeSide)
  return toPng(canvas)
}

function drawHead(context: CanvasRenderingContext2D, { day }: QuizPosterWords): void {
  context.fillStyle = film.print
  context.font = `600 44px ${sans}`
  context.fillText('猜参数', margin, 140)
  context.textAlign = 'right'
  context.font = `600 44px ${print}`
  context.fillText(day, width - margin, 140)
  context.textAlign = 'left'
  context.fillStyle = film.quiet
  context.fillRect(margin, 184, width - 2 * margin, 2)
}

function drawScore(context: CanvasRenderingContext2D, { score, compared, streak }: QuizPosterWords): void {
  const [correct = '', total = ''] = score.split('/')
  context.fillStyle = film.word
  context.font = `600 320px ${print}`
  context.fillText(correct, margin, 520)
  const after = margin + context.measureText(correct).width + 24
  context.fillStyle = film.quiet
  context.font = `600 120px ${print}`
  context.fillText(`/${total}`, after, 520)
  context.fillStyle = film.word
  context.font = `400 44px ${sans}`
  context.fillText(
    [streak, compared].filter((part) => part !== '').join('　'),
    margin,
    620,
    width - 2 * margin,
  )
}

/** Two rows of frames: exposed for correct answers. */
function drawFrames(context: CanvasRenderingContext2D, hits: readonly boolean[]): void {
  const [perRow, gap] = [5, 24]
  const wide = (width - 2 * margin - (perRow - 1) * gap) / perRow
  const tall = (wide * 2) / 3
  for (const [place, isHit] of hits.entries()) {
    const x = margin + (place % perRow) * (wide + gap)
    const y = 710 + Math.floor(place / perRow) * (tall + gap)
    context.fillStyle = film.print
    context.strokeStyle = film.quiet
    context.lineWidth = 3
    if (isHit) context.fillRect(x, y, wide, tall)
    else context.strokeRect(x + 1.5, y + 1.5, wide - 3, tall - 3)
  }
}

interface Label {
  nickName: string
  communityName: string
  top: number
}

function drawLabel(context: CanvasRenderingContext2D, { nickName, communityName, top }: Label): void {
  const wide = width - 3 * margin - codeSide
  context.fillStyle = paper.ink
  context.font = `700 52px ${sans}`
  context.fillText(nickName, margin, top + 140, wide)
  context.fillStyle = paper.quiet
  context.font = `400 34px ${sans}`
  context.fillText('每天十张照片，猜它们的光圈、焦距和快门', margin, top + 210, wide)
  context.fillText(`扫码在${communityName}答今天的题`, margin, top + 264, wide)
}
