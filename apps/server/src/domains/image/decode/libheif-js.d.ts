/** The part of libheif-js that is used; the package types only the functions below these. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width: () => number
    get_height: () => number
    is_primary: () => boolean
    /** Decodes into `image.data`, RGBA; calls back with null when it cannot. */
    display: (
      image: { data: Uint8ClampedArray; width: number; height: number },
      done: (image: object | null) => void,
    ) => void
    free: () => void
  }
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } }
  export default libheif
}
