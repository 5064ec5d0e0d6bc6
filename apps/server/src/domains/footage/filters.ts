// An HDR picture looks grey on other screens unless it is tone-mapped.
const toScreen =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/**
 * Filters that scale a picture, convert it to colours that every screen shows and, where one is given, to a constant
 * frame rate.
 */
export function pictureFilter(
  source: { hdr: string | null },
  size: { width: number; height: number },
  { framesPerSecond = 0 }: { framesPerSecond?: number } = {},
): string {
  const scaled = `scale=${size.width}:${size.height}:flags=bicubic`
  const steady = framesPerSecond > 0 ? [`fps=${framesPerSecond}`] : []
  return [...steady, scaled, ...(source.hdr === null ? [] : [toScreen]), 'setsar=1'].join(',')
}

/** Two channels at 48 kHz, in AAC frames. */
export const soundFilter =
  'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024:p=0'
