import './qr-picture.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { loadChunk } from '../../platform/load-chunk.ts'

/** Width of the quiet zone that scanners expect around a code, in modules. */
const border = 4

/** A QR code as one path: black on white in both themes, as scanners expect. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawn = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { encodeQR } = await loadChunk(() => import('qr'))
      return drawModules(encodeQR(text, 'raw', { border }))
    },
    staleTime: Infinity,
    // Drawn on the device: a ticket changes its code without a network too.
    networkMode: 'always',
    // The previous code is shown until the next one is drawn.
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

function drawModules(rows: readonly (readonly boolean[])[]) {
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}
