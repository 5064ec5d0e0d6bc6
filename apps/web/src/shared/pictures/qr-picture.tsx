import './qr-picture.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadChunk } from '../../platform/load-chunk.ts'

const quietZone = 4

/** A QR code as one path: black on white in both themes, as scanners expect. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { create } = await loadChunk(() => import('qrcode'))
      const { modules } = create(text, { errorCorrectionLevel: 'M' })
      return drawModules(modules.size, (row, column) => modules.get(row, column) === 1)
    },
    staleTime: Infinity,
    // Drawn on the device: a ticket changes its code without network too.
    networkMode: 'always',
    // A code that follows another is drawn in its place.
    placeholderData: keepPreviousData,
  })
  if (drawn.data === undefined) return <div className="qr-picture" />
  const { size, path } = drawn.data
  return (
    <svg
      className="qr-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawModules(count: number, isDark: (row: number, column: number) => boolean) {
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (isDark(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`
    }
  }
  return { size: count + 2 * quietZone, path }
}
