/** The part of pdfkit that is used; the package has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    width?: number
    align?: 'left' | 'center' | 'right'
    lineBreak?: boolean
    lineGap?: number
    link?: string
  }

  export class PDFDocument extends Readable {
    constructor(options: {
      size: 'A4'
      margin: number
      lang: string
      displayTitle: boolean
      info: { Title: string; CreationDate: Date }
    })
    x: number
    y: number
    readonly page: { width: number; height: number; margins: { top: number; bottom: number; left: number } }
    registerFont(name: string, path: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    text(text: string, x?: number, y?: number, options?: TextOptions): this
    heightOfString(text: string, options?: TextOptions): number
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    addPage(): this
    end(): void
  }
}
