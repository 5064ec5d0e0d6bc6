import type { MedalDetail } from '@guangquan/contract'
import { medalTitle } from '@guangquan/contract/achievement/achievement.words'
import { boot } from '../../platform/boot.ts'
import { contextOf, drawCode, loadImage, toPng } from '../../shared/pictures/canvas-parts.ts'

const width = 1080
const height = 1560
const margin = 88
const medalSize = 620
const colors = { base: '#0d0f10', ink: '#eceFee', quiet: '#8d9698', print: '#f0a53c', code: '#131719' }
const sans = '"PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'
const song = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", serif'

/**
 * Draws a medal that was won: its picture, name, condition, day and owner, and a QR code. PNG, 1080 px wide.
 * @throws if the picture cannot be fetched
 */
export async function drawMedalPoster(
  medal: MedalDetail,
  { nickName, address }: { nickName: string; address: string },
): Promise<Blob> {
  const [picture, code] = await Promise.all([loadImage(medal.icon), drawCode(address, colors.code)])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  context.fillStyle = colors.base
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(width / 2, 500, 60, width / 2, 500, 620)
  light.addColorStop(0, '#2a3034')
  light.addColorStop(1, colors.base)
  context.fillStyle = light
  context.fillRect(0, 0, width, 1100)
  context.drawImage(picture, (width - medalSize) / 2, 170, medalSize, medalSize)

  context.textBaseline = 'middle'
  context.textAlign = 'center'
  context.fillStyle = colors.ink
  context.font = `700 76px ${song}`
  context.fillText(medal.name, width / 2, 900, width - 2 * margin)
  context.fillStyle = colors.print
  context.font = `600 34px ${sans}`
  const condition = medal.tiers.find(({ tier }) => tier === medal.tier)?.conditionText ?? ''
  context.fillText(condition, width / 2, 990, width - 2 * margin)
  context.fillStyle = colors.quiet
  context.font = `400 30px ${sans}`
  const day = (medal.obtainedTime ?? '').slice(0, 10).replaceAll('-', '.')
  context.fillText(
    `${medal.tiers.length > 1 ? medalTitle('', medal.tier).slice(1, -1) : ''}${medal.tiers.length > 1 ? '质　' : ''}${day}`,
    width / 2,
    1054,
    width - 2 * margin,
  )

  context.strokeStyle = '#272c2f'
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(margin, 1180)
  context.lineTo(width - margin, 1180)
  context.stroke()

  const codeSize = 220
  const textWidth = width - 3 * margin - codeSize
  context.textAlign = 'left'
  context.fillStyle = colors.ink
  context.font = `600 44px ${sans}`
  context.fillText(nickName, margin, 1320, textWidth)
  context.fillStyle = colors.quiet
  context.font = `400 28px ${sans}`
  context.fillText(`扫码在${boot.settings.communityName}看这枚勋章`, margin, 1390, textWidth)
  context.fillStyle = '#fff'
  context.fillRect(width - margin - codeSize, 1250, codeSize, codeSize)
  context.drawImage(code, width - margin - codeSize, 1250, codeSize, codeSize)
  return toPng(canvas)
}
