import { constants, inflateRawSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'

/** A document unpacks to more than an invoice needs, or asks for endless work. */
export class TooComplex extends Error {}

/** Bytes that something may still unpack to. Each stream costs a little, so that a million empty ones end too. */
export class Budget {
  readonly #perStream: number
  #left: number
  constructor(total: number, perStream = total) {
    this.#left = total
    this.#perStream = perStream
  }

  /** The most that the next stream may have. */
  get next(): number {
    return Math.min(this.#left, this.#perStream)
  }

  /** @throws TooComplex */
  spend(bytes: number): void {
    if (bytes > this.next) throw new TooComplex()
    this.#left -= bytes + streamCost
  }
}

const streamCost = 1024

/** What these filters unpack is an image, whose size its entries say. */
const imageFilters: ReadonlySet<string> = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])

/**
 * Unpacks a stream up to the filter of an image, and never more of it than the budget allows.
 * @throws TooComplex; another error for a stream that cannot be read
 */
export function unpackStream(stream: PDFRawStream, budget: Budget): Uint8Array {
  budget.spend(imageBytes(stream.dict))
  let bytes: Uint8Array = stream.contents
  for (const { filter, params } of filtersOf(stream.dict)) {
    if (imageFilters.has(filter)) break
    bytes =
      filter === 'FlateDecode'
        ? inflate(bytes, budget.next)
        : decode(bytes, { filter, params, stream, budget })
  }
  budget.spend(bytes.length)
  return bytes
}

// Without the header and the checksum, which some programs write wrongly.
function inflate(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return inflateRawSync(bytes.subarray(2), {
      maxOutputLength: Math.max(1, maxBytes),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch (error) {
    if (error instanceof RangeError) throw new TooComplex()
    throw error
  }
}

interface Decoding {
  filter: string
  params: PDFDict | undefined
  stream: PDFRawStream
  budget: Budget
}

function decode(bytes: Uint8Array, { filter, params, stream, budget }: Decoding): Uint8Array {
  const dict = PDFDict.withContext(stream.dict.context)
  dict.set(PDFName.of('Filter'), PDFName.of(filter))
  if (params !== undefined) dict.set(PDFName.of('DecodeParms'), params)
  return new Uint8Array(
    decodePDFRawStream(PDFRawStream.of(dict, bytes)).getBytes(Math.max(0, budget.next) + 1),
  )
}

function filtersOf(dict: PDFDict): { filter: string; params: PDFDict | undefined }[] {
  const names = dict.lookup(PDFName.of('Filter'))
  const params = dict.lookup(PDFName.of('DecodeParms'))
  const all = names instanceof PDFArray ? names.asArray().map((_, at) => names.lookup(at)) : [names]
  // Each of them is a pass over the whole stream.
  if (all.length > maxFilters) throw new TooComplex()
  return all.flatMap((name, at) => {
    if (!(name instanceof PDFName)) return []
    const own = params instanceof PDFArray ? params.lookup(at) : params
    return [{ filter: name.decodeText(), params: own instanceof PDFDict ? own : undefined }]
  })
}

const maxFilters = 4

/** What a viewer unpacks an image to; 0 for what is none. */
function imageBytes(dict: PDFDict): number {
  const number = (name: string, unset: number) => {
    const value = dict.lookup(PDFName.of(name))
    return value instanceof PDFNumber ? Math.abs(value.asNumber()) : unset
  }
  return Math.ceil((number('Width', 0) * number('Height', 0) * number('BitsPerComponent', 8)) / 8)
}
