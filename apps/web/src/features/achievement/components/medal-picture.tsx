/** The picture of a medal; decorative, because its name is next to it. */
export function MedalPicture({ src, size }: { src: string; size: number }) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="medal-picture"
    />
  )
}
