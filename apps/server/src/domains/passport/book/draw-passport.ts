import { setImmediate as nextTurn } from 'node:timers/promises'
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
import { openSheet } from '../../../pdf/open-sheet.ts'

interface PassportSheet {
  passport: Passport
  events: readonly GearEvent[]
  siteName: string
  madeAt: Date
}

const ink = '#1b1d20'
const soft = '#6a6f76'
const line = '#d9dce0'
/** Where the values of a row begin, from its label. */
const indent = 120

/** Draws the passport on A4. */
export async function drawPassport({ passport, events, siteName, madeAt }: PassportSheet): Promise<Buffer> {
  const sheet = await openSheet({ title: `${passportSheet.title} · ${passport.productName}`, madeAt })
  const { margin } = sheet
  const lastY = sheet.height - margin * 2
  /** Draws a row below a line. @returns where the next one begins */
  const writeRow = (label: string, value: string, y: number): number => {
    sheet.rule(y, line)
    sheet.write(label, y + 9, { size: 10, color: soft })
    return Math.max(sheet.write(value, y + 8, { x: margin + indent, size: 11, color: ink }), y + 24) + 8
  }

  sheet.write(`${siteName} · ${passportSheet.title}`, margin, { size: 10, color: soft })
  let y = sheet.write(passport.productName, margin + 22, { font: 'strong', size: 24, color: ink })
  y = sheet.write(`${passportSheet.serialEnd} ${passport.serialEnd}`, y + 2, { size: 11, color: soft }) + 18
  for (const [label, value] of factsOf(passport)) y = writeRow(label, value, y)
  sheet.rule(y, line)

  y = sheet.write(passportSheet.book, y + 26, { font: 'strong', size: 14, color: ink }) + 10
  if (events.length === 0) y = sheet.write(passportSheet.empty, y, { size: 11, color: soft })
  for (const event of events) {
    await nextTurn()
    if (y > lastY) {
      sheet.addPage()
      y = margin
    }
    const facts = [
      event.text,
      event.shutterCount === null ? '' : `${passportSheet.shutter} ${shutterText(event.shutterCount)}`,
      recorderText(event),
    ]
    y = writeRow(event.day, facts.filter((one) => one !== '').join('  ·  '), y)
  }
  if (y > lastY) sheet.addPage()
  const foot = sheetFoot(timeTextOf(madeAt), warrantyNote)
  sheet.write(foot, sheet.height - margin - 14, { size: 9, color: soft })
  await nextTurn()
  return sheet.end()
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
