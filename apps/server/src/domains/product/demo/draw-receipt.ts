import { countText } from '@guangquan/contract/text/count-text'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { openSheet } from '../../../pdf/open-sheet.ts'
import type { DemoProduct } from './demo-products.ts'

const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf'),
)

const shop = '澄光直营店（演示）'
const paper = { width: 1080, height: 760, margin: 64 }
const ink = '#26292d'
const soft = '#7b7f85'
const red = '#b8322a'
const lineTops = [230, 290, 350, 410, 470, 530]

/** The content of a receipt. */
export interface Receipt {
  title: string
  buyer: string
  product: DemoProduct
  day: string
  place: number
}

/** A receipt like a photograph of paper: a table, a seal, and no data of real people. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { title } = receipt
  const sheet = sheets.get(title) ?? drawSheet(title, factsOf(receipt))
  sheets.set(title, sheet)
  const values = factsOf(receipt).map(([, value]) => value)
  return sharp(await sheet)
    .composite([letters(values.join('\n'), { left: 300, top: 246, size: 26 })])
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** The common part of all receipts with a title. */
const sheets = new Map<string, Promise<Buffer>>()

function drawSheet(
  title: string,
  facts: readonly (readonly [name: string, value: string])[],
): Promise<Buffer> {
  const { width, height, margin } = paper
  const rules = lineTops.map((y) => `<path d="M${margin} ${y}H${width - margin}"/>`).join('')
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d8d4cb"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" fill="#fdfcf8"/>
    <g stroke="#c9c5bb" stroke-width="2">${rules}</g>
    <g fill="none" stroke="${red}" stroke-width="7" opacity="0.8">
      <circle cx="860" cy="592" r="92"/><circle cx="860" cy="592" r="78" stroke-width="2"/>
    </g></svg>`
  return sharp(Buffer.from(lines))
    .composite([
      letters(title, { left: margin, top: 76, size: 48 }),
      letters(shop, { left: margin, top: 164, size: 24, color: soft }),
      letters(facts.map(([name]) => name).join('\n'), { left: margin, top: 246, size: 26, color: soft }),
      letters('澄光演示', { left: 796, top: 574, size: 32, color: red }),
      letters('程序绘制，没有真实的交易', { left: margin, top: 660, size: 22, color: soft }),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The same as a PDF, as shops send them by mail. */
export async function drawReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const sheet = await openSheet({
    title: receipt.title,
    madeAt: new Date(`${receipt.day}T10:00:00+08:00`),
  })
  const { margin } = sheet
  sheet.write(shop, sheet.write(receipt.title, margin, { size: 24, color: ink }), { size: 11, color: soft })
  for (const [place, [name, value]] of factsOf(receipt).entries()) {
    const y = 150 + place * 34
    sheet.rule(y, '#c9c5bb')
    sheet.write(name, y + 9, { size: 12, color: soft })
    sheet.write(value, y + 9, { x: margin + 130, size: 12, color: ink })
  }
  sheet.write('程序绘制，没有真实的交易', 360, { size: 10, color: soft })
  return sheet.end()
}

function factsOf({ buyer, product, day, place }: Receipt): [name: string, value: string][] {
  return [
    ['品名', product.name],
    ['数量', '1'],
    ['金额', `¥ ${countText(product.price)}.00`],
    ['购买日期', day],
    ['购买人', buyer],
    ['单号', `CG-${day.replaceAll('-', '')}-${String(place + 101)}`],
  ]
}

interface Placed {
  left: number
  top: number
  size: number
  color?: string
}

/** Lines of text as an overlay; Pango reads markup. */
function letters(text: string, { left, top, size, color = ink }: Placed): OverlayOptions {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    input: {
      text: {
        text: `<span foreground="${color}">${escaped}</span>`,
        font: `Noto Sans SC Medium ${size}`,
        fontfile: fontFile,
        rgba: true,
        dpi: 72,
        spacing: 60 - Math.round(size * 1.45),
      },
    },
    left,
    top,
  }
}
