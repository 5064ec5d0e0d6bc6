/** The picture of a medal; its name stands beside it. */
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
