/** Finds the text of a QR code in a picture; null without one. */
export type FindCode = (picture: ImageBitmapSource) => Promise<string | null>

interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>
}

declare global {
  interface Window {
    /** Of browsers that recognise codes by themselves. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats: () => Promise<readonly string[]>
    }
  }
}

/** Loads a script on demand. */
type Load = <T>(load: () => Promise<T>) => Promise<T>

/** The browser's own detector if it supports QR codes, else a decoder that is loaded now, by `load`. */
export async function loadFindCode(load: Load = (start) => start()): Promise<FindCode> {
  const detector = await openDetector(load)
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}

async function openDetector(load: Load): Promise<Detector> {
  const Own = window.BarcodeDetector
  const formats: readonly string[] = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  if (Own !== undefined && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] })
  const { BarcodeDetector } = await load(() => import('qr/decode.js'))
  return new BarcodeDetector({ formats: ['qr_code'] })
}
