/** The one input: an MP4 or MOV whatever it claims, read from this file alone, by decoders we know. */
export function inputArgs(path: string): string[] {
  return [
    '-protocol_whitelist',
    'file',
    '-f',
    'mov',
    '-codec_whitelist',
    'h264,hevc,aac,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be',
    '-i',
    `file:${path}`,
  ]
}

// A picture made for a brighter screen looks grey on others unless its light is brought down.
const toScreen =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** Filters that bring a picture to a size and to colours every screen shows. */
export function pictureFilter(
  source: { hdr: string | null },
  size: { width: number; height: number },
  pixels: 'yuv420p' | 'yuvj420p',
): string {
  const scaled = `scale=${size.width}:${size.height}:flags=bicubic`
  return [scaled, ...(source.hdr === null ? [] : [toScreen]), 'setsar=1', `format=${pixels}`].join(',')
}
