import type { PhotoSource } from '../photo/photo-source.ts'

type Dusk = { sky: string; glow: string; near: string; far: string }

const dusks = {
  violet: { sky: '#5b5f9b', glow: '#e9b39a', far: '#7d6a86', near: '#221f33' },
  sea: { sky: '#9db4c4', glow: '#e9e3da', far: '#7f99a8', near: '#3b5361' },
  sand: { sky: '#c98f76', glow: '#f2d3a4', far: '#b06a4f', near: '#53291f' },
} as const satisfies Record<string, Dusk>

export type SampleName = keyof typeof dusks

/** A drawn landscape as a sample photograph, so that the page needs no network. */
export function samplePhoto(name: SampleName, width = 1500, height = 1000): PhotoSource {
  const url = `data:image/svg+xml,${encodeURIComponent(landscape(dusks[name], width, height))}`
  return { url480: url, url1080: url, url2048: url, width, height, color: dusks[name].far }
}

/** A URL that never yields a picture. */
export function brokenPhoto(width: number, height: number): PhotoSource {
  const url = 'data:image/webp;base64,AAAA'
  return { url480: url, url1080: url, width, height, color: dusks.sea.far }
}

function landscape({ sky, glow, near, far }: Dusk, width: number, height: number): string {
  const ridge = (level: number, swing: number, turn: number) => {
    const points = Array.from({ length: 41 }, (_, step) => {
      const x = (step / 40) * width
      const y = height * (level - swing * (Math.sin(step / 3 + turn) + Math.sin(step / 1.3 + turn * 2) / 3))
      return `${x.toFixed(0)} ${y.toFixed(0)}`
    })
    return `M0 ${height}L${points.join('L')}L${width} ${height}Z`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset=".75" stop-color="${glow}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#s)"/><circle cx="${width * 0.66}" cy="${height * 0.34}" r="${height * 0.045}" fill="#fff6e6"/>
<path d="${ridge(0.62, 0.06, 1)}" fill="${far}" opacity=".55"/><path d="${ridge(0.74, 0.05, 4)}" fill="${far}"/>
<path d="${ridge(0.86, 0.045, 2)}" fill="${near}"/></svg>`
}
