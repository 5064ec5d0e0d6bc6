import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
)

interface Invoice {
  number: string
  buyer: string
  productName: string
  boughtOn: string
  price: number
}

/** An invoice as a member would photograph it. */
export async function drawInvoice({ number, buyer, productName, boughtOn, price }: Invoice): Promise<Buffer> {
  const lines = [
    `<span size="30pt">澄光直营店 销售发票</span>`,
    `发票号码　${number}`,
    `开票日期　${boughtOn}`,
    `购买方　　${buyer}`,
    `货物名称　${productName}`,
    `数量　　　1`,
    `金额　　　¥ ${price.toFixed(2)}`,
    `销售方　　澄光直营店（演示数据）`,
  ]
  const letters = await sharp({
    text: {
      text: lines.join('\n\n'),
      font: 'Noto Sans SC 20',
      fontfile: fontFile,
      dpi: 72,
      width: 720,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width: 900, height: 720, channels: 3, background: '#fdfbf4' } })
    .composite([{ input: letters, left: 90, top: 80 }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
