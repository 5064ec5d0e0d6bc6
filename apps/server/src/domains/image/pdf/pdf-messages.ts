import * as z from 'zod'

export const PdfRefusal = z.enum(['PdfDamaged', 'PdfEncrypted', 'PdfPages', 'PdfTooComplex'])
export type PdfRefusal = z.infer<typeof PdfRefusal>

/** What the process that stamps a PDF writes to its standard output. */
export const StampResponse = z.discriminatedUnion('kind', [
  /** Sides of the first page in points. */
  z.object({ kind: z.literal('stamped'), width: z.int(), height: z.int() }),
  z.object({ kind: z.literal('refused'), reason: PdfRefusal }),
])
export type StampResponse = z.infer<typeof StampResponse>
