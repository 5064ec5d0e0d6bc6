import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../page/loading.tsx'
import { openPdf } from './open-pdf.ts'

type State = { pages: PDFPageProxy[] } | 'loading' | 'failed'

/** The pages of a PDF below each other, as wide as the available space. */
export function PdfPages({ url }: { url: string }) {
  const [state, setState] = useState<State>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const { pages, close } = openPdf(url)
    let isOpen = true
    void (async () => {
      const read = await pages.then(
        (all): State => ({ pages: all }),
        (): State => 'failed',
      )
      if (isOpen) setState(read)
    })()
    return () => {
      isOpen = false
      void close()
    }
  }, [url, tries])
  if (state === 'loading') return <Loading />
  if (state === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        title="这份 PDF 打不开。页面开了一小时以上的，请刷新；也可以下载后再看。"
        action={
          <Button
            size="small"
            onClick={() => {
              setState('loading')
              setTries(tries + 1)
            }}
          >
            再试一次
          </Button>
        }
      />
    )
  const { pages } = state
  return pages.map((page) => {
    const label = `第 ${page.pageNumber} 页，共 ${pages.length} 页`
    return (
      <div key={page.pageNumber} className="pdf-sheet">
        {pages.length > 1 ? (
          <div className="pdf-number" aria-hidden>
            {label}
          </div>
        ) : null}
        <PdfPage page={page} label={label} />
      </div>
    )
  })
}

// Sharp at twice the width of the dialog, within what a browser can draw of a very long page.
const pixelsWide = 1800
const maxPixels = 12_000_000

function PdfPage({ page, label }: { page: PDFPageProxy; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null) return
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(pixelsWide / width, Math.sqrt(maxPixels / (width * height)))
    const viewport = page.getViewport({ scale })
    canvas.current.width = Math.round(viewport.width)
    canvas.current.height = Math.round(viewport.height)
    const drawing = page.render({ canvas: canvas.current, viewport })
    // It is cancelled when the dialog closes.
    drawing.promise.catch(() => undefined)
    return () => drawing.cancel()
  }, [page])
  return <canvas ref={canvas} role="img" aria-label={label} className="pdf-page" />
}
