import type { CsvFault } from '@guangquan/contract'
import type * as z from 'zod'
import { readCsv, withFaults, type FoundFault } from './read-csv.ts'

type Row = z.ZodObject<{ number: z.ZodString; carrier: z.ZodString; trackingNumber: z.ZodString }>

/** Something that waits for a parcel. */
interface Waiting {
  id: string
  number: string
  state: number
}

export interface ReadShipment {
  id: string
  number: string
  carrier: string
  trackingNumber: string
}

interface ShipmentFile {
  row: Row
  columns: { number: string; carrier: string; trackingNumber: string }
  find: (numbers: readonly string[]) => Promise<readonly Waiting[]>
  toShip: number
  sentences: { unknown: string; twice: string; notWaiting: string }
}

/** Reads a file of parcels, each identified by the number of what is sent. */
export async function readShipments(
  csv: string,
  { row, columns, find, toShip, sentences }: ShipmentFile,
): Promise<{ shipments: ReadShipment[]; faults: CsvFault[] }> {
  const file = await readCsv(csv, { row, columns })
  const { rows } = file
  const faults: FoundFault[] = []
  const found = rows.length === 0 ? [] : await find(rows.map(({ value }) => value.number))
  const byNumber = new Map(found.map((one) => [one.number, one]))
  const seen = new Set<string>()
  const shipments: ReadShipment[] = []
  for (const { line, value } of rows) {
    const waiting = byNumber.get(value.number)
    const report = (message: string) => faults.push({ line, column: columns.number, message })
    if (waiting === undefined) report(sentences.unknown)
    else if (seen.has(value.number)) report(sentences.twice)
    else if (waiting.state !== toShip) report(sentences.notWaiting)
    else shipments.push({ ...value, id: waiting.id })
    seen.add(value.number)
  }
  return { shipments, faults: withFaults(file, faults) }
}
