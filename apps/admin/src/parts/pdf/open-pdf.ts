import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * The worker; fonts and tables for files that do not contain them, such as many Chinese invoices; decoders of scanned
 * pages.
 */
const parts = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const addresses = new Map(
  Object.entries(parts).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

// The worker's own policy lets it load nothing (`http/pages/site-files.ts`), so everything it needs is passed to it.
GlobalWorkerOptions.workerSrc = addressOf('pdf.worker.min.mjs')

function addressOf(name: string): string {
  const address = addresses.get(name)
  if (address === undefined) throw new Error(`${name} is not part of the build`)
  return address
}

class Parts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    // oxlint-disable-next-line no-restricted-globals -- a file of the build, not a call
    const response = await fetch(addressOf(filename))
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

export interface OpenedPdf {
  pages: Promise<PDFPageProxy[]>
  close: () => Promise<void>
}

/** Reads a PDF in a worker, which runs nothing that the file contains. */
export function openPdf(url: string): OpenedPdf {
  const task = getDocument({
    url,
    BinaryDataFactory: Parts,
    useWorkerFetch: false,
    isEvalSupported: false,
    enableXfa: false,
  })
  const readPages = async () => {
    const document = await task.promise
    return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  }
  return { pages: readPages(), close: () => task.destroy() }
}
