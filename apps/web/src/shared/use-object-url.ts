import { useEffect, useState } from 'react'

/** An address of a blob for as long as it is shown. */
export function useObjectUrl(blob: Blob | null): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()

  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // The address belongs to this effect: made and taken back with it, also when React runs it twice.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])

  return made !== undefined && made.blob === blob ? made.url : undefined
}
