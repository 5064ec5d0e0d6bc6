import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  levelText,
  noShutterText,
  ownersText,
  passportSheet,
  recorderText,
  sheetFoot,
  shutterText,
  warrantyNote,
  warrantyText,
  type GearEvent,
  type Passport,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'

interface PassportSheet {
  passport: Passport
  events: readonly GearEvent[]
  siteName: string
  madeAt: Date
}

const fontFile = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`))

const ink = '#1b1d20'
const soft = '#6a6f76'
const line = '#d9dce0'
const margin = 56

/** Draws the passport on A4. The letters that it needs are part of the file, so that it looks the same everywhere. */
export async function drawPassport({ passport, events, siteName, madeAt }: PassportSheet): Promise<Buffer> {
  // The libraries of PDFs and fonts would take 10 MB of each idle program.
  const { PDFDocument } = await import('pdfkit')
  const title = `${passportSheet.title} · ${passport.productName}`
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.registerFont('text', fontFile('400Regular'))
  doc.registerFont('strong', fontFile('600SemiBold'))
  // Opening a font takes 15 ms, and drawing the rest as long again: others are served in between.
  for (const font of ['text', 'strong']) {
    doc.font(font)
    await nextTurn()
  }
  const width = doc.page.width - margin * 2
  const rule = (y: number) =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.6)
      .strokeColor(line)
      .stroke()

  doc.font('text').fontSize(10).fillColor(soft).text(`${siteName} · ${passportSheet.title}`, margin, margin)
  doc
    .font('strong')
    .fontSize(24)
    .fillColor(ink)
    .text(passport.productName, margin, margin + 22, { width })
  doc
    .font('text')
    .fontSize(11)
    .fillColor(soft)
    .text(`${passportSheet.serialEnd} ${passport.serialEnd}`, margin, doc.y + 2, { width })

  let y = doc.y + 18
  for (const [label, value] of factsOf(passport)) {
    rule(y)
    doc
      .font('text')
      .fontSize(10)
      .fillColor(soft)
      .text(label, margin, y + 9, { width: 110 })
    doc
      .font('text')
      .fontSize(11)
      .fillColor(ink)
      .text(value, margin + 120, y + 8, { width: width - 120 })
    y = Math.max(doc.y, y + 24) + 8
  }
  rule(y)

  doc
    .font('strong')
    .fontSize(14)
    .fillColor(ink)
    .text(passportSheet.book, margin, y + 26)
  y = doc.y + 10
  if (events.length === 0) doc.font('text').fontSize(11).fillColor(soft).text(passportSheet.empty, margin, y)
  for (const event of events) {
    await nextTurn()
    if (y > doc.page.height - margin * 2) {
      doc.addPage()
      y = margin
    }
    rule(y)
    doc
      .font('text')
      .fontSize(10)
      .fillColor(soft)
      .text(event.day, margin, y + 9, { width: 110 })
    const facts = [
      event.text,
      event.shutterCount === null ? '' : `${passportSheet.shutter} ${shutterText(event.shutterCount)}`,
      recorderText(event),
    ]
    doc
      .font('text')
      .fontSize(11)
      .fillColor(ink)
      .text(facts.filter((one) => one !== '').join('  ·  '), margin + 120, y + 8, { width: width - 120 })
    y = Math.max(doc.y, y + 24) + 8
  }
  const foot = sheetFoot(timeTextOf(madeAt), warrantyNote)
  if (y > doc.page.height - margin * 2) doc.addPage()
  doc
    .font('text')
    .fontSize(9)
    .fillColor(soft)
    .text(foot, margin, doc.page.height - margin - 14, {
      width,
      lineBreak: false,
    })
  await nextTurn()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function factsOf(passport: Passport): [label: string, value: string][] {
  const { shutter, countsShutter } = passport
  const words = passportSheet
  return [
    [words.level, levelText(passport.level)],
    [words.warranty, warrantyText(passport.warranty)],
    [
      words.shutter,
      shutter === null ? noShutterText(countsShutter) : `${shutterText(shutter.count)} · ${shutter.day}`,
    ],
    [words.registeredOn, passport.registeredOn],
    [words.owners, ownersText(passport.ownerCount)],
    [words.code, passport.code],
  ]
}
