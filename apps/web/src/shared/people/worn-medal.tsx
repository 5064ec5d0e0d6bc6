interface WornMedalProps {
  src: string | null | undefined
  /** 快门手（银） */
  title: string | null | undefined
  size?: number
}

/** The medal that a member wears, beside their name. */
export function WornMedal({ src, title, size = 20 }: WornMedalProps) {
  if (src == null) return null
  const words = `佩戴勋章：${title ?? ''}`
  return (
    <img
      src={src}
      alt={words}
      title={title ?? undefined}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="shrink-0"
    />
  )
}
